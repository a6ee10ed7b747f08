/** The back-to-top button: visible when it is useful, and it moves the focus too (contract A 18, bar A16). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { addRules } from "../runtime/pages";
import { shifts } from "../shifts";
import { bench, desktop, phone, scrollTo, type VisitOptions } from "../support";

const b = bench();
const button = (page: Page) => page.getByRole("button", { name: "Wróć na początek strony" });
const atTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

async function scrolled(options: VisitOptions = {}) {
  const visit = await b.visit(options);
  await scrollTo(visit.page, 1);
  await visit.page.locator("#backTop").waitFor({ state: "attached" });
  const { height } = options.viewport ?? desktop;
  await scrollTo(visit.page, 3 * height); // some distance from the edge: what loads above may move the page
  await button(visit.page).waitFor();
  return visit;
}

describe("the back-to-top button", () => {
  for (const viewport of [phone, desktop])
    test(`appears after two screens, disappears again, and shifts nothing at ${viewport.width} px`, async () => {
      const { page } = await scrolled({ viewport });
      await scrollTo(page, 2 * viewport.height);
      expect(await button(page).isVisible()).toBe(false);
      await scrollTo(page, 2 * viewport.height + 1);
      expect(await button(page).isVisible()).toBe(true);
      const { x = 0, width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
      expect(width).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(24);
      const { clientWidth } = await page.evaluate(() => ({
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(clientWidth - x - width).toBe(10);
      expect(await shifts(page)).toBe(0);
    });

  test("has no axe violations", async () => {
    const { page } = await scrolled();
    expect((await violations(page)).filter((line) => line.includes("backTop"))).toEqual([]);
  });

  test("is placed beside the page where there is room", async () => {
    const { page } = await scrolled({ viewport: { width: 1600, height: 500 } });
    await page.evaluate(() => {
      const page = document.querySelector("#container") as HTMLElement;
      Object.assign(page.style, { width: "1200px", margin: "0 auto" });
      dispatchEvent(new Event("resize"));
    });
    const gap = await page.evaluate(() => {
      const page = document.querySelector("#container")?.getBoundingClientRect().right ?? 0;
      return (document.querySelector("#backTop")?.getBoundingClientRect().left ?? 0) - page;
    });
    expect(gap).toBeCloseTo(0, 0);
  });

  test("is placed on the other side in right-to-left text", async () => {
    const { page } = await scrolled({
      before: (of) =>
        of.addInitScript(() =>
          document.addEventListener("DOMContentLoaded", () => (document.documentElement.dir = "rtl")),
        ),
    });
    expect((await button(page).boundingBox())?.x).toBe(10);
  });

  test("is hidden while the search is open", async () => {
    const { page } = await scrolled();
    await addRules(page, "html.--search-open #backTop { display: block !important }"); // not a theme's rule
    await page.evaluate(() => document.documentElement.classList.add("--search-open"));
    await expect.poll(() => page.locator("#backTop").evaluate((one) => one.style.display)).toBe("none");
    await page.evaluate(() => document.documentElement.classList.remove("--search-open"));
    await expect.poll(() => page.locator("#backTop").evaluate((one) => one.style.display)).toBe("block");
  });

  for (const viewport of [phone, desktop])
    test(`never covers a bar, at ${viewport.width} px`, async () => {
      const { page } = await scrolled({ viewport, path: "/?bars=fixed" });
      for (const top of [2 * viewport.height + 1, 1e6]) {
        await scrollTo(page, top);
        const own = await button(page).boundingBox();
        const bar = await page.locator("#bar3 .bars__wrapper").boundingBox();
        if (bar && bar.y < viewport.height)
          expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar.y);
      }
      expect(await shifts(page)).toBe(0);
    });

  test("stays visible while it has the focus", async () => {
    const { page } = await scrolled();
    await button(page).focus();
    await scrollTo(page, 100);
    expect(await button(page).isVisible()).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>("#logo a")?.focus());
    await expect.poll(() => button(page).isVisible()).toBe(false);
  });
});

describe("going back to the top", () => {
  test("by keyboard moves the focus to the skip link", async () => {
    const { page } = await scrolled();
    await button(page).press("Enter");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("menu_skip__link --layout");
    await atTop(page);
  });

  test("by touch leads to the start of the page", async () => {
    const { page } = await scrolled();
    await button(page).click();
    await atTop(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.locator("body").getAttribute("tabindex")).toBeNull();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("menu_skip__link --layout");
  });

  for (const [motion, isSmooth] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const)
    test(`is ${isSmooth ? "smooth" : "at once"} with prefers-reduced-motion: ${motion}`, async () => {
      const { page } = await scrolled({ context: { reducedMotion: motion } });
      await page.evaluate(() => {
        const { scrollTo } = window;
        window.scrollTo = (...given: unknown[]) => {
          Reflect.apply(scrollTo, window, given);
          Object.assign(window, { soon: scrollY }); // a smooth scroll has not moved yet
        };
      });
      await button(page).click();
      const soon = await page.evaluate(() => Reflect.get(window, "soon"));
      if (isSmooth) expect(soon).toBeGreaterThan(0);
      else expect(soon).toBe(0);
      await atTop(page);
    });
});
