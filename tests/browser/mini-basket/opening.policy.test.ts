/** Opening and closing the panel: by mouse, by keyboard, by finger, and when it must not open. */
import { describe, expect, it } from "vitest";
import { sample } from "../sample";
import { bench, desktop, phone, quietFor, type VisitOptions } from "../support";
import { asShopper, filled, header } from "./shop";

const b = bench();

async function visited(count: number, options: VisitOptions = {}) {
  filled(b, count);
  const visit = await b.visit({ ...options, context: { ...asShopper(b), ...options.context } });
  const parts = header(visit.page);
  await parts.name.waitFor({ state: "attached" });
  await expect.poll(() => parts.badge.textContent()).toBe(String(count));
  const hasToggle = count > 0 && count <= 22 && options.viewport !== phone;
  if (hasToggle) await parts.toggle.waitFor();
  const expanded = () => parts.toggle.getAttribute("aria-expanded");
  return { ...visit, ...parts, expanded };
}
const focusIn = (made: Awaited<ReturnType<typeof visited>>) =>
  made.host.evaluate((host) => {
    const active = document.activeElement;
    if (!host.contains(active)) return "elsewhere";
    return active?.closest(".top_basket__details") ? "panel" : (active?.className ?? "");
  });

describe("the mini basket by mouse", () => {
  it("opens on hover, stays open over the panel, and closes when the pointer leaves", async () => {
    const made = await visited(3);
    await made.link.hover();
    await made.rows.nth(2).waitFor();
    expect(await made.expanded()).toBe("true");
    await made.rows.nth(1).hover();
    await quietFor(made.page, 600);
    expect(await made.rows.nth(1).isVisible()).toBe(true);
    await made.page.mouse.move(5, 700);
    await expect.poll(() => made.panel.isVisible()).toBe(false);
    expect(await made.expanded()).toBe("false");
    expect(made.errors).toEqual([]);
  });

  it("keeps the header's link a link", async () => {
    const made = await visited(3);
    await made.link.click();
    await made.page.waitForURL(/basketedit\.php/);
  });

  it("closes on Escape while still hovered (WCAG 1.4.13)", async () => {
    const made = await visited(3);
    await made.link.hover();
    await made.rows.first().waitFor();
    await made.page.keyboard.press("Escape");
    expect(await made.panel.isVisible()).toBe(false);
    await quietFor(made.page, 600);
    expect(await made.panel.isVisible()).toBe(false);
  });
});

describe("the mini basket by keyboard", () => {
  it("has its toggle right after the link", async () => {
    const made = await visited(3);
    await made.link.focus();
    await made.page.keyboard.press("Tab");
    expect(await focusIn(made)).toBe("top_basket__toggle");
    expect(await made.toggle.getAttribute("aria-label")).toMatch(/^Koszyk, 3 produkty, [\d\s ]+,\d\d zł$/);
    expect(await made.panel.isVisible()).toBe(false);
  });

  it.each(
    sample(
      [
        { opens: "Enter", keys: "Enter", open: "false", focus: "top_basket__toggle" },
        { opens: "Space", keys: "Space", open: "false", focus: "top_basket__toggle" },
        { opens: "Enter", keys: "Escape", open: "false", focus: "top_basket__toggle" },
        { opens: "Enter", keys: "Tab", open: "true", focus: "panel" },
        { opens: "Enter", keys: "Tab Tab Escape", open: "false", focus: "top_basket__toggle" },
        { opens: "Enter", keys: "Shift+Tab", open: "true", focus: "top_basket__sub" },
        { opens: "Enter", keys: "Shift+Tab Shift+Tab", open: "false", focus: "elsewhere" },
      ],
      3,
    ),
  )(
    "opens with $opens, then $keys: expanded is $open, focus is in $focus",
    async ({ opens, keys, open, focus }) => {
      const made = await visited(3);
      await made.toggle.focus();
      await made.page.keyboard.press(opens);
      await made.rows.nth(2).waitFor();
      expect(await made.expanded()).toBe("true");
      for (const key of keys.split(" ")) await made.page.keyboard.press(key);
      expect(await made.expanded()).toBe(open);
      expect(await focusIn(made)).toBe(focus);
    },
  );

  it("lets the focus go through the whole panel, and closes when it leaves", async () => {
    const made = await visited(2);
    await made.toggle.focus();
    await made.page.keyboard.press("Enter");
    await made.rows.nth(1).waitFor();
    let steps = 0;
    do {
      await made.page.keyboard.press("Tab");
      steps++;
    } while ((await focusIn(made)) === "panel" && steps < 30);
    expect(steps).toBe(2 * 5 + 1 + 1); // per row: link, minus, quantity, plus, remove; the basket link; out of the panel
    expect(await made.expanded()).toBe("false");
  });

  it("never gives the focus to closed content", async () => {
    const made = await visited(3);
    await made.link.hover();
    await made.rows.first().waitFor();
    await made.page.mouse.move(5, 700);
    await expect.poll(() => made.panel.isVisible()).toBe(false);
    await made.toggle.focus();
    await made.page.keyboard.press("Tab");
    expect(await focusIn(made)).toBe("elsewhere");
  });
});

describe("the mini basket by touch", () => {
  it("opens and closes with the toggle on a large touch screen", async () => {
    const made = await visited(3, { viewport: desktop, context: { hasTouch: true } });
    await made.toggle.tap();
    await made.rows.nth(2).waitFor();
    await made.toggle.tap();
    await expect.poll(() => made.panel.isVisible()).toBe(false);
  });
});

describe("the number of products", () => {
  it.each(
    sample(
      [
        { count: 0, opens: false, list: false },
        { count: 1, opens: true, list: false },
        { count: 10, opens: true, list: false },
        { count: 11, opens: true, list: true },
        { count: 22, opens: true, list: true },
        { count: 23, opens: false, list: false },
      ],
      3,
    ),
  )("$count: the panel opens: $opens, as a list: $list", async ({ count, opens, list }) => {
    const made = await visited(count);
    expect(await made.toggle.isVisible()).toBe(opens);
    await made.link.hover();
    if (opens) {
      await made.rows.nth(count - 1).waitFor({ state: "attached" });
      expect(await made.rows.count()).toBe(count);
      expect(await made.panel.evaluate((panel) => panel.classList.contains("--list"))).toBe(list);
      expect(await made.panel.locator("img").count()).toBe(list ? 0 : count);
    } else {
      await quietFor(made.page, 800);
      expect(await made.panel.isVisible()).toBe(false);
      expect(await made.link.isVisible()).toBe(true);
    }
    expect(made.errors).toEqual([]);
  });
});

describe("while the panel is loading", () => {
  const panelChunk = /\/mini-basket-(?!shell|disclosure|toggle)[^/]*\.js/;

  it("its place is reserved at once, and the panel fills it", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const before: VisitOptions["before"] = (page) =>
      page.route(panelChunk, async (route) => {
        await released;
        await route.continue();
      });
    const made = await visited(3, { before });
    await made.toggle.click();
    await made.host.locator(".top_basket__details.--skeleton").waitFor();
    expect(await made.expanded()).toBe("true");
    release();
    await made.rows.nth(2).waitFor();
    expect(await made.host.locator(".top_basket__details").count()).toBe(1);
  });

  it("and when it fails to load, the link remains", async () => {
    b.shop.faults.set("wyspa", "404", { path: panelChunk });
    const made = await visited(3);
    await made.toggle.click();
    await expect.poll(() => made.toggle.isVisible(), { timeout: 25_000 }).toBe(false);
    expect(await made.panel.isVisible()).toBe(false);
    expect(await made.link.evaluate((link) => link === document.activeElement)).toBe(true);
    await made.link.click();
    await made.page.waitForURL(/basketedit\.php/);
  });
});

it("the panel is the same after the window has grown and shrunk", async () => {
  const made = await visited(3, { viewport: phone });
  expect(await made.toggle.isVisible()).toBe(false);
  await made.page.setViewportSize(desktop);
  await expect.poll(() => made.toggle.isVisible()).toBe(true);
  await made.toggle.click();
  await made.rows.nth(2).waitFor();
  await made.page.setViewportSize(phone);
  await expect.poll(() => made.panel.isVisible()).toBe(false);
  expect(await made.expanded()).toBe("false");
});
