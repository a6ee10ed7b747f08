/**
 * Several fixed bars on each side, in both themes: each stays at its edge, and none covers another, in every state of
 * the page.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { shifts } from "../shifts";
import { type Box, box, unmarked } from "../strict-theme/strict-theme";
import { bench, desktop, phone, scrollTo } from "../support";
import { isFollowing } from "../visits/visits";

const b = bench();
const PATH = "/?bars=stacked";

/** The visible box of a bar. */
const seen = (page: Page, id: string) => box(page, `#${id} .bars__wrapper`);
const fixed = (page: Page) =>
  page.locator(".bars__item.--fixed").evaluateAll((all) => all.map(({ id }) => id).sort());

/** `outer` is at the edge, `inner` next to it, without overlap; the theme chooses the edge. */
function expectStack(edge: "top" | "bottom", outer: Box, inner: Box): void {
  const gap = edge === "top" ? outer.top : desktop.height - outer.bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(10);
  if (edge === "top") expect(inner.top).toBeGreaterThanOrEqual(outer.bottom);
  else expect(inner.bottom).toBeLessThanOrEqual(outer.top);
  expect(Math.abs(inner.top - outer.top)).toBeLessThanOrEqual(outer.height + 20);
}

describe.each(["kind", "strict"] as const)("in the %s theme fixed bars", (theme) => {
  const open = async (path = PATH, viewport = desktop) => {
    b.shop.config.theme = theme;
    return b.visit({ path, viewport });
  };
  const scrolled = async (path = PATH) => {
    const visit = await open(path);
    await visit.page.mouse.move(600, 400);
    await visit.page.mouse.wheel(0, 600);
    await expect.poll(() => fixed(visit.page)).toEqual(["bar2", "bar3", "bar4", "bar5"]);
    return visit;
  };

  test("below the page are visible right after load, and those above it once they would scroll away", async () => {
    const { page } = await open();
    await expect.poll(() => fixed(page)).toEqual(["bar3", "bar5"]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(4000);
    expectStack("bottom", await seen(page, "bar5"), await seen(page, "bar3"));
    await expect.poll(() => page.locator("#bar5 .bars__wrapper").isVisible()).toBe(true);
    expect(await shifts(page)).toBe(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => fixed(page)).toEqual(["bar2", "bar3", "bar4", "bar5"]);
    expectStack("top", await seen(page, "bar2"), await seen(page, "bar4"));
    expectStack("bottom", await seen(page, "bar5"), await seen(page, "bar3"));
  });

  test("leave their place at the edge to the next bar when they are closed", async () => {
    const { page } = await scrolled();
    const [top, bottom] = [await seen(page, "bar2"), await seen(page, "bar5")];
    await page.locator("#bar2 .bars__close").click();
    await expect.poll(async () => (await seen(page, "bar4")).top).toBe(top.top);
    await page.locator("#bar5 .bars__close").click();
    await expect.poll(async () => (await seen(page, "bar3")).bottom).toBe(bottom.bottom);
    expect(await fixed(page)).toEqual(["bar3", "bar4"]);
  });

  test("keep their place after a visit, even one that replaces them", async () => {
    const { page } = await scrolled("/visits/c?bars=stacked");
    await isFollowing(page);
    for (const sections of [["#content"], ["header", "footer", "#content"]]) {
      await page.evaluate(([url, which]) => window.wyspa.visit(url, { sections: which }), [
        `${b.shop.url}/visits/a?bars=stacked`,
        sections,
      ] as const);
      const scrollOn = async () => {
        await page.mouse.wheel(0, 300); // the browser drops it while the page changes into the next one
        return fixed(page);
      };
      await expect.poll(scrollOn).toEqual(["bar2", "bar3", "bar4", "bar5"]);
      expectStack("top", await seen(page, "bar2"), await seen(page, "bar4"));
      expectStack("bottom", await seen(page, "bar5"), await seen(page, "bar3"));
    }
  });

  test("return when the page grows above them, without any scrolling", async () => {
    const { page } = await scrolled();
    await scrollTo(page, 100_000);
    await expect.poll(() => fixed(page)).toEqual(["bar2", "bar4"]);
    await page.locator("#content").evaluate((content) => {
      const more = document.createElement("div");
      more.style.height = "2000px";
      content.append(more);
    });
    await expect.poll(() => fixed(page)).toEqual(["bar2", "bar3", "bar4", "bar5"]);
    expectStack("bottom", await seen(page, "bar5"), await seen(page, "bar3"));
  });

  test("are in the page flow at 390 px, and visible again in a wide window", async () => {
    const { page } = await scrolled();
    await page.setViewportSize(phone);
    await expect.poll(() => fixed(page)).toEqual([]);
    expect((await seen(page, "bar3")).top).toBeGreaterThan(phone.height);
    await page.setViewportSize(desktop);
    await expect.poll(() => fixed(page)).toEqual(["bar2", "bar3", "bar4", "bar5"]);
    expectStack("top", await seen(page, "bar2"), await seen(page, "bar4"));
    expectStack("bottom", await seen(page, "bar5"), await seen(page, "bar3"));
  });

  test("have a close button large enough for a finger and a visible focus", async () => {
    const { page } = await scrolled();
    await expect.poll(() => unmarked(page, ".bars__close")).toEqual([]);
  });
});
