/** The settings in the header, and a listing's sorting (contract A 7, bar A8, WCAG 3.2.2). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { addRules, sparing } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();
const panel = (page: Page) => page.locator("#menu_settings form");
const button = (page: Page) => page.locator("#menu_settings .open_trigger > button");
const expanded = (page: Page) => button(page).getAttribute("aria-expanded");
const visit = (options: Parameters<typeof b.visit>[0] = {}) => b.visit({ before: sparing, ...options });

/** Reaches it by keyboard like a shopper: the focus comes first, then the island mounts. */
async function reach(page: Page) {
  await page.locator(".open_trigger").focus();
  await page.locator("#menu_settings[data-island-status=ready]").waitFor();
}

describe("by keyboard", () => {
  test("the focus that mounted the island is on a real button, whose name is its visible text", async () => {
    const { page } = await visit();
    await reach(page);
    expect(await button(page).evaluate((own) => own === document.activeElement)).toBe(true);
    expect(await button(page).getAttribute("aria-label")).toBe(
      "Kliknij, aby zmienić język, walutę, kraj dostawy",
    );
    expect(await page.locator(".open_trigger").evaluate((own) => own.getAttributeNames())).toEqual(["class"]);
    expect([await panel(page).isVisible(), await expanded(page)]).toEqual([true, "true"]);
    await page.keyboard.press("Enter");
    expect([await panel(page).isVisible(), await expanded(page)]).toEqual([false, "false"]);
    await page.keyboard.press(" ");
    expect([await panel(page).isVisible(), await expanded(page)]).toEqual([true, "true"]);
    expect(await page.locator(`#${await button(page).getAttribute("aria-controls")}`).isVisible()).toBe(true);
  });

  test("Escape closes the menu and restores the focus, and leaving closes it", async () => {
    const { page } = await visit();
    await reach(page);
    await page.keyboard.press("Tab");
    expect(await panel(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
    expect(await button(page).evaluate((own) => own === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(await panel(page).isVisible()).toBe(true);
    await page.locator("#menu_settings .buttons button").focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => expanded(page)).toBe("false");
    expect(await panel(page).isVisible()).toBe(false);
  });

  test("selects are native, and nothing is submitted before the button", async () => {
    const { page, requests } = await visit();
    await reach(page);
    await page.locator("#menu_settings_curr").focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.locator("#menu_settings_curr").inputValue()).toBe("EUR");
    await page.locator("#menu_settings_country").selectOption({ index: 1 });
    await quietFor(page, 200);
    expect(requests).not.toContain("/settings.php");
    await page.locator("#menu_settings .buttons button").press("Enter");
    await expect.poll(() => requests).toContain("/settings.php");
  });
});

describe("by mouse and touch", () => {
  test("hover opens it, a press keeps it open, another press closes it", async () => {
    const { page } = await visit();
    await page.locator(".open_trigger").hover();
    await page.locator("#menu_settings[data-island-status=ready]").waitFor();
    await expect.poll(() => expanded(page)).toBe("true");
    await button(page).click();
    await page.mouse.move(5, 700);
    expect([await panel(page).isVisible(), await expanded(page)]).toEqual([true, "true"]);
    await button(page).click();
    expect([await panel(page).isVisible(), await expanded(page)]).toEqual([false, "false"]);
    await page.mouse.move(5, 700);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator(".open_trigger").hover();
    await expect.poll(() => expanded(page)).toBe("true");
    await page.keyboard.press("Escape");
    expect(await panel(page).isVisible()).toBe(false);
  });

  test("a press elsewhere closes the menu that was kept open", async () => {
    const { page } = await visit();
    await page.locator(".open_trigger").click();
    await page.locator("#menu_settings[data-island-status=ready]").waitFor();
    await page.mouse.move(5, 700);
    await expect.poll(() => panel(page).isVisible()).toBe(true);
    await page.mouse.click(5, 700);
    await expect.poll(() => panel(page).isVisible()).toBe(false);
  });

  test("a tap that comes before the island has mounted opens it", async () => {
    b.shop.faults.latency("wyspa", (n) => (n === 1 ? 0 : 300));
    const { page } = await visit({ context: { hasTouch: true }, bare: true });
    await page.locator("#menu_settings[data-island-status]").waitFor();
    await page.locator(".open_trigger").tap();
    await page.locator("#menu_settings[data-island-status=ready]").waitFor();
    await expect.poll(() => expanded(page)).toBe("true");
    expect(await panel(page).isVisible()).toBe(true);
  });
});

test("axe finds nothing in the open panel, and nothing moves when the button is added", async () => {
  const { page } = await visit({ path: "/text-page" });
  const boxes = () =>
    page.$$eval("header *", (all) =>
      all.flatMap((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return one.matches(".open_trigger > button") ? [] : [[x, y, width].join()];
      }),
    );
  await page.mouse.move(5, 700);
  await addRules(page, "#menu_settings form { display: none !important }");
  const before = await boxes();
  await reach(page);
  expect(await boxes()).toEqual(before);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(await violations(page)).toEqual([]);
  const box = await button(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test("when its island ends, the menu is the server's again, and keeps the focus", async () => {
  const { page } = await visit({ path: "/text-page" });
  await page.evaluate(() => {
    Reflect.set(window, "server", document.querySelector(".open_trigger")?.cloneNode(true));
  });
  await reach(page);
  await page.keyboard.press("Enter");
  await page.locator("#menu_settings").evaluate((own) => own.removeAttribute("id"));
  await page.evaluate(() => document.body.append(document.createElement("i"), document.createElement("b")));
  await page.evaluate(() => document.querySelector("body > i")?.remove());
  await expect.poll(() => page.locator(".open_trigger > button").count()).toBe(0);
  expect(await page.locator("header .open_trigger").evaluate((own) => own === document.activeElement)).toBe(
    true,
  );
  await quietFor(page, 100); // long enough for a later timer to fire
  const [now, server] = await page.evaluate(() => {
    const found = document.querySelector(".open_trigger") as Element;
    const kept = Reflect.get(window, "server") as Element;
    return found.isEqualNode(kept) ? [] : [found.outerHTML, kept.outerHTML];
  });
  expect(now).toBe(server);
});

describe("a listing's selects", () => {
  const sort = "#paging_setting_top select[name=sort]";

  test("submit nothing when there is a button", async () => {
    const { page } = await visit({ path: "/search.php?text=kurtka" });
    await page.locator(sort).hover();
    await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
    await page.locator(sort).selectOption("price-a");
    await quietFor(page, 200);
    expect(new URL(page.url()).searchParams.get("sort")).toBeNull();
    await page.locator("#paging_setting_top button").click();
    await page.waitForURL(/sort=price-a/);
    expect(await page.locator(sort).inputValue()).toBe("price-a");
  });

  test("submit themselves when the theme does so: at once by pointer, by Enter from the keyboard", async () => {
    const { page } = await visit({ path: "/wyglad" });
    await page.locator(sort).hover();
    await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
    await page.locator(sort).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await quietFor(page, 200);
    expect(new URL(page.url()).search).toBe("");
    await page.keyboard.press("Enter");
    await page.waitForURL(/sort=price-d/);
    await page.mouse.move(5, 5); // a pointer that does not move enters nothing
    await page.locator(sort).hover();
    await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
    await page.locator(sort).dispatchEvent("pointerdown");
    await page.locator(sort).selectOption("name-a");
    await page.waitForURL(/sort=name-a/);
  });

  test("have a button for the keyboard, which moves nothing and is visible while it has the focus", async () => {
    const { page } = await visit({ path: "/wyglad" });
    await page.locator(sort).hover();
    await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
    await page.locator("#paging_setting_top select[name=portions]").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    const own = page.locator("#paging_setting_top button");
    expect(
      await own.evaluate((it) => [it === document.activeElement, getComputedStyle(it).clipPath]),
    ).toEqual([true, "none"]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/portions=48/);
  });
});
