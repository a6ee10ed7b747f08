/** The category menu on large screens: links, with panels as disclosures (contract A 3.3, bar A6). */
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { sparing } from "../runtime/pages";
import { bench, desktop, handPause, type VisitOptions } from "../support";

const b = bench();

const item = (page: Page, name: string) =>
  page.locator(".navbar-nav > .nav-item", {
    has: page.locator(`:scope > .nav-link-wrapper > .nav-link[title="${name}"]`),
  });
const link = (page: Page, name: string) => item(page, name).locator("> .nav-link-wrapper > .nav-link");
const button = (page: Page, name: string) => item(page, name).locator("> .nav-link-wrapper > button");
const panel = (page: Page, name: string) => item(page, name).locator("> .navbar-subnav");
const beside = (page: Page) => page.mouse.move(700, 880);

async function menuPage(options: VisitOptions = {}): Promise<Page> {
  const { page } = await b.visit({ path: "/search.php?text=kurtka", before: sparing, ...options });
  await page.mouse.move((options.viewport ?? desktop).width - 66, 190); // inside the bar, but on none of its items
  await page.locator("#menu_categories[data-island-status=ready]").waitFor();
  return page;
}

/** Moves the mouse as a person with a slow hand does. */
async function moveSlowly(page: Page, from: { x: number; y: number }, to: { x: number; y: number }, by = 2) {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / by);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await handPause(page, 40);
  }
}

describe("a panel beyond a gap of 24 px", () => {
  const gap = async () => {
    const page = await menuPage();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".navbar-nav > .nav-item > .navbar-subnav { margin-top: 24px }");
      document.adoptedStyleSheets.push(sheet);
    });
    await link(page, "Kuchnia").hover();
    await expect.poll(() => panel(page, "Kuchnia").isVisible()).toBe(true);
    await handPause(page, 150);
    const box = await item(page, "Kuchnia").boundingBox();
    if (!box) throw new Error("no item");
    return { page, edge: { x: box.x + box.width / 2, y: box.y + box.height - 1 } };
  };

  test("stays open while a slow mouse moves towards it", async () => {
    const { page, edge } = await gap();
    await moveSlowly(page, edge, { x: edge.x, y: edge.y + 40 });
    await handPause(page, 500);
    expect(await panel(page, "Kuchnia").isVisible()).toBe(true);
  });

  test("closes when the mouse rests in the gap, or moves away", async () => {
    const { page, edge } = await gap();
    await moveSlowly(page, edge, { x: edge.x, y: edge.y + 8 });
    await expect.poll(() => panel(page, "Kuchnia").isVisible()).toBe(false);
  });
});

test("a panel that the keyboard opens under a resting mouse is never hidden, so that it can take the focus", async () => {
  const page = await menuPage();
  await button(page, "Odzież").press("Enter");
  const box = await panel(page, "Odzież").boundingBox();
  await page.keyboard.press("Escape");
  if (!box) throw new Error("no panel");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await panel(page, "Odzież").evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const { setProperty } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.setProperty = function (...set) {
      seen.push(String(set[1]));
      return setProperty.apply(this, set);
    };
  });
  await button(page, "Odzież").press("Enter");
  await page.keyboard.press("Tab");
  await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
  await handPause(page, 300);
  expect(await page.evaluate(() => (window as { seen?: string[] }).seen)).not.toContain("hidden");
  expect(await panel(page, "Odzież").evaluate((list) => list.contains(document.activeElement))).toBe(true);
});

describe("the category menu by keyboard", () => {
  test("does not open on focus, opens by its button, which reports it, and Escape gives the focus back", async () => {
    const page = await menuPage();
    await link(page, "Odzież").focus();
    expect(await panel(page, "Odzież").isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await panel(page, "Odzież").isVisible()).toBe(true);
    expect(await button(page, "Odzież").getAttribute("aria-expanded")).toBe("true");
    const id = await button(page, "Odzież").getAttribute("aria-controls");
    expect(await panel(page, "Odzież").getAttribute("id")).toBe(id);
    await page.keyboard.press("Tab");
    expect(await panel(page, "Odzież").evaluate((list) => list.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    expect(await panel(page, "Odzież").isVisible()).toBe(false);
    expect(await button(page, "Odzież").getAttribute("aria-expanded")).toBe("false");
    expect(await button(page, "Odzież").evaluate((own) => own === document.activeElement)).toBe(true);
  });

  test("closes a panel when the focus leaves it or another panel opens", async () => {
    const page = await menuPage();
    await button(page, "Dom").press("Enter");
    await link(page, "Ogród").focus();
    expect(await panel(page, "Dom").isVisible()).toBe(false);
    await button(page, "Dom").press("Enter");
    await button(page, "Ogród").press(" ");
    expect(await panel(page, "Dom").isVisible()).toBe(false);
    expect(await panel(page, "Ogród").isVisible()).toBe(true);
  });

  test.each([false, true])("moves along the first level by arrow keys (right to left: %s)", async (rtl) => {
    const page = await menuPage();
    if (rtl) await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await link(page, "Odzież").focus();
    for (const _ of "12") await page.keyboard.press(rtl ? "ArrowLeft" : "ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Obuwie");
    await page.keyboard.press("End");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Outlet, Menu",
    );
  });

  test("shows the other rows of a long list and hides them again", async () => {
    const page = await menuPage();
    await button(page, "Marki").press("Enter");
    const more = panel(page, "Marki").getByRole("button", { name: "+ Rozwiń" });
    const rows = panel(page, "Marki").locator(".navbar-subsubnav.more > .nav-item:visible");
    expect([await more.getAttribute("aria-expanded"), await rows.count()]).toEqual(["false", 11]);
    await more.press(" ");
    const less = panel(page, "Marki").getByRole("button", { name: "- Zwiń" });
    expect([await less.getAttribute("aria-expanded"), await rows.count()]).toEqual(["true", 14]);
    await less.press("Enter");
    expect(await rows.count()).toBe(11);
    expect(page.url()).toContain("/search.php?text=kurtka");
  });
});

describe("the category menu by pointer", () => {
  test("shows a panel when the pointer rests, not when it passes", async () => {
    const page = await menuPage({
      before: async (of) => {
        await sparing(of);
        await of.clock.install();
      },
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    const over = async (target: Locator) => {
      const box = await target.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 15);
    };
    await over(link(page, "Kuchnia"));
    expect(await panel(page, "Kuchnia").isVisible()).toBe(false);
    await page.clock.runFor(120);
    expect(await panel(page, "Kuchnia").isVisible()).toBe(true);
    await over(link(page, "Dom"));
    await page.clock.runFor(50);
    await over(panel(page, "Kuchnia"));
    await page.clock.runFor(250);
    expect(await panel(page, "Kuchnia").isVisible()).toBe(true);
    expect(await panel(page, "Dom").isVisible()).toBe(false);
    await beside(page);
    await page.clock.runFor(200);
    expect(await panel(page, "Kuchnia").isVisible()).toBe(true);
    await page.clock.runFor(200);
    expect(await panel(page, "Kuchnia").isVisible()).toBe(false);
  });

  test("closes a hovered panel on Escape", async () => {
    const page = await menuPage();
    await link(page, "Kuchnia").hover();
    await expect.poll(() => panel(page, "Kuchnia").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await panel(page, "Kuchnia").isVisible()).toBe(false);
    await beside(page);
    await handPause(page, 400);
    await link(page, "Kuchnia").hover();
    await expect.poll(() => panel(page, "Kuchnia").isVisible()).toBe(true);
  });

  test("opens on a finger's first tap, follows the link on the second, and closes on a tap beside it", async () => {
    const page = await menuPage({
      context: { hasTouch: true },
      before: async (of) => {
        await sparing(of);
      },
    });
    await link(page, "Dom").tap();
    expect(await panel(page, "Dom").getAttribute("class")).toContain("active");
    await page.touchscreen.tap(700, 880);
    expect(await panel(page, "Dom").getAttribute("class")).not.toContain("active");
    await link(page, "Outlet").evaluate((own) => own.classList.remove("noevent"));
    await link(page, "Ogród").tap();
    await link(page, "Ogród").tap();
    await page.waitForURL(/kategoria\/ogrod/);
  });
});

describe("a panel is laid out when it first opens", () => {
  test("short columns are merged, and a few columns are placed under their item inside the menu", async () => {
    const page = await menuPage();
    await button(page, "Odzież").press("Enter");
    const columns = panel(page, "Odzież").locator("> .nav-item:not(.--all)");
    const merged = panel(page, "Odzież").locator("> .nav-merge");
    await expect.poll(() => merged.count()).toBeGreaterThan(0);
    expect(await panel(page, "Odzież").getAttribute("class")).toContain(`--cols${await columns.count()}`);
    for (const column of await merged.all()) {
      const heights = await column
        .locator("> .nav-item")
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(320);
    }
    await button(page, "Marki").press("Enter");
    const [own, under] = [await item(page, "Marki").boundingBox(), await panel(page, "Marki").boundingBox()];
    expect(Math.abs((own?.x ?? 0) - (under?.x ?? 99))).toBeLessThan(2);
    expect((under?.x ?? 0) + (under?.width ?? 0)).toBeLessThanOrEqual(desktop.width - 30);
    expect(await violations(page)).toEqual([]);
  });

  test.each([
    [1366, 4, true],
    [1366, 5, false],
    [1199, 3, true],
    [1199, 4, false],
  ])("on a screen of %d px, %d columns are placed under their item: %s", async (width, count, isPlaced) => {
    const page = await menuPage({
      viewport: { width, height: 900 },
      before: async (of) => {
        await sparing(of);
        await of.addInitScript((columns) => {
          document.addEventListener("DOMContentLoaded", () => {
            Object.assign(window, { dlmenu_columnConcat: "" });
            const item = document.querySelector('.navbar-nav > .nav-item:has(> * > [title="Marki"])');
            const first = item?.querySelector(".navbar-subnav > .nav-item");
            const all = Array.from({ length: columns }, () => first?.cloneNode(true) ?? "");
            first?.parentElement?.replaceChildren(...all);
          });
        }, count);
      },
    });
    await button(page, "Marki").press("Enter");
    await expect.poll(() => panel(page, "Marki").getAttribute("class")).toContain(`--cols${count}`);
    const start = await panel(page, "Marki").evaluate((one) => one.style.insetInlineStart);
    expect(start !== "").toBe(isPlaced);
  });

  test("the first hover gives the same panel as each later opening, by pointer and by key", async () => {
    const { page } = await b.visit({ path: "/search.php?text=kurtka", before: sparing });
    const box = async (name: string) => {
      await expect.poll(() => panel(page, name).isVisible()).toBe(true);
      return panel(page, name).boundingBox();
    };
    const away = async (name: string) => {
      await beside(page);
      await expect.poll(() => panel(page, name).isVisible()).toBe(false);
    };
    for (const name of ["Marki", "Odzież"]) {
      // The theme's CSS opens the first panel before the island's file is loaded.
      await link(page, name).hover();
      await page.locator("#menu_categories[data-island-status=ready]").waitFor();
      await expect.poll(() => panel(page, name).getAttribute("class")).toContain("--cols");
      const first = await box(name);
      await away(name);
      await link(page, name).hover();
      expect(await box(name)).toEqual(first);
      await away(name);
      await button(page, name).press("Enter");
      expect(await box(name)).toEqual(first);
      await page.keyboard.press("Escape");
      const menu = await page.locator("#menu_categories").boundingBox();
      expect(first?.x).toBeGreaterThanOrEqual(Math.floor(menu?.x ?? 0));
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(
        Math.ceil((menu?.x ?? 0) + (menu?.width ?? 0)),
      );
    }
  });

  test("a key press before the island's chunk is loaded gives the same panel", async () => {
    const hold = b.shop.faults.hold("wyspa", pathOf("category-menu/wide-menu"));
    const { page } = await b.visit({ path: "/search.php?text=kurtka", before: sparing });
    await button(page, "Marki").press("Enter");
    await hold.arrived(1);
    hold.release();
    await expect.poll(() => panel(page, "Marki").isVisible()).toBe(true);
    const first = await panel(page, "Marki").boundingBox();
    await page.keyboard.press("Escape");
    await button(page, "Marki").press("Enter");
    expect(await panel(page, "Marki").boundingBox()).toEqual(first);
  });

  test("the layout is undone for a smaller screen, even while the panel is in use", async () => {
    const page = await menuPage();
    const before = await page.evaluate(() =>
      document
        .querySelector("#menu_navbar")
        ?.outerHTML.replace(/ id="[^"]*-panel-\d+"| aria-[a-z]+="[^"]*"/g, ""),
    );
    await button(page, "Odzież").press("Enter");
    await panel(page, "Odzież").locator("a:visible").first().focus();
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => page.locator("aside #menu_navbar").count()).toBe(1);
    await expect.poll(() => page.locator(".nav-merge, [class*=--cols], .nav-item.--hover").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("navbar-toggler");
    await page.setViewportSize(desktop);
    await expect.poll(() => page.locator("header #menu_navbar").count()).toBe(1);
    expect(
      await page.evaluate(() =>
        document
          .querySelector("#menu_navbar")
          ?.outerHTML.replace(/ id="[^"]*-panel-\d+"| aria-[a-z]+="[^"]*"/g, ""),
      ),
    ).toBe(before);
  });

  test("an empty option of the shop turns the layout off", async () => {
    const page = await menuPage({
      before: async (of) => {
        await sparing(of);
        await of.addInitScript(() =>
          document.addEventListener("DOMContentLoaded", () =>
            Object.assign(window, { dlmenu_columnConcat: "", dlmenu_columns: "1" }),
          ),
        );
      },
    });
    await button(page, "Odzież").press("Enter");
    expect(await page.locator(".nav-merge").count()).toBe(0);
    expect(await panel(page, "Odzież").getAttribute("style")).toBe(null);
  });
});
