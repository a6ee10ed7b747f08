/**
 * Breadcrumbs are in the right place for each view, without a layout shift, and their button goes back (contract D 8, E
 * 1).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, desktop, phone, tablet } from "../support";

const b = bench();
const LISTING = "/search.php?text=kurtka";

/** The parent of the breadcrumbs, and their position among its children. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const [own, ...others] = document.querySelectorAll(".breadcrumbs");
    const parent = own?.parentElement;
    const isFirst = parent?.firstElementChild === own;
    const isLast = parent?.lastElementChild === own;
    return [parent?.id || parent?.localName, isFirst ? "first" : isLast ? "last" : "between", others.length];
  });
const roomAbove = (page: Page) =>
  page.locator("#content").evaluate((content) => Number.parseFloat(getComputedStyle(content).marginTop));
const isSeen = (page: Page) => page.locator(".breadcrumbs__list").isVisible();

/** The current page's path; a page from the back-forward cache loads nothing that could be awaited. */
const pathOf = (page: Page) => page.evaluate(() => location.pathname).catch(() => "");

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
}

describe("the breadcrumb path", () => {
  test("is the first element of the layout on a phone, and its reserved space is gone", async () => {
    const { page, errors } = await b.visit({ path: LISTING, viewport: phone });
    await expect.poll(() => placeOf(page)).toEqual(["layout", "first", 0]);
    expect(await isSeen(page)).toBe(true);
    expect(await faultsIn(page, ".breadcrumbs")).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("is the last element of the header on a desktop", async () => {
    const { page } = await b.visit({ path: LISTING, viewport: desktop });
    await expect.poll(() => placeOf(page)).toEqual(["header", "last", 0]);
    expect(await isSeen(page)).toBe(true);
  });

  test("moves when the view changes and keeps the focus", async () => {
    const { page, ready } = await b.visit({ path: LISTING, viewport: desktop });
    await ready(".breadcrumbs");
    await page.locator(".breadcrumbs a").first().focus();
    for (const [size, place] of [
      [tablet, ["layout", "first", 0]],
      [desktop, ["header", "last", 0]],
      [phone, ["layout", "first", 0]],
      [desktop, ["header", "last", 0]],
    ] as const) {
      await resize(page, size);
      await expect.poll(() => placeOf(page)).toEqual(place);
      expect(await isSeen(page)).toBe(true);
    }
  });

  for (const [name, viewport] of Object.entries({ phone, desktop }))
    for (const path of ["/kategoria/odziez-101", LISTING, "/informacje/naprawy-18"])
      test(`shifts nothing on a ${name} at ${path}, even when our files load late`, async () => {
        b.shop.faults.latency("wyspa", (n) => (n === 1 ? 0 : 600));
        const { page } = await b.visit({ path, viewport });
        const place = name === "phone" ? ["layout", "first", 0] : ["header", "last", 0];
        await expect.poll(() => placeOf(page), { timeout: 15_000 }).toEqual(place);
        expect(await shifts(page)).toBe(0);
        if (name === "phone") expect(await roomAbove(page)).toBe(12);
      });

  test("is replaced when a visit brings a new header", async () => {
    const { page } = await b.visit({ path: LISTING, viewport: phone });
    await expect.poll(() => placeOf(page)).toEqual(["layout", "first", 0]);
    await page.evaluate(() =>
      window.wyspa.visit("/search.php?text=koc", { sections: ["#content", "header"] }),
    );
    await expect.poll(() => placeOf(page)).toEqual(["layout", "first", 0]);
    expect(await page.locator(".breadcrumbs").isVisible()).toBe(true);
  });

  test("changes nothing when the page has no path or no place for it", async () => {
    const { page, errors, console: lines } = await b.visit({ path: "/", viewport: phone });
    expect(await page.locator(".breadcrumbs").count()).toBe(0);
    expect([errors, lines]).toEqual([[], []]);
  });
});

describe("the back button", () => {
  for (const how of ["a tap", "Enter"])
    test(`goes one page back by ${how}, and does not follow its own link`, async () => {
      const { page, ready } = await b.visit({ path: "/", viewport: phone });
      await page.goto(b.shop.url + LISTING);
      await ready(".breadcrumbs");
      const back = page.getByRole("button", { name: "Wstecz" });
      if (how === "a tap") await back.click();
      else await back.press("Enter");
      await expect.poll(() => pathOf(page), { timeout: 15_000 }).toBe("/");
    });

  test("works after the path is replaced in the page", async () => {
    const { page, ready } = await b.visit({ path: "/", viewport: phone });
    await page.goto(b.shop.url + LISTING);
    await ready(".breadcrumbs");
    await page.evaluate(() => {
      const own = document.querySelector(".breadcrumbs");
      own?.replaceWith(own.cloneNode(true));
    });
    await page.locator("#back_button").click();
    await expect.poll(() => pathOf(page), { timeout: 15_000 }).toBe("/");
  });
});

for (const path of ["/returns-open.php", "/rma-open.php"])
  test(`in an order step that hides it, it is not moved and shifts nothing on a phone: ${path}`, async () => {
    b.shop.faults.latency("wyspa", 600);
    const { page } = await b.visit({ path, viewport: phone });
    await expect.poll(() => page.locator(".breadcrumbs").getAttribute("data-island-status")).toBe("ready");
    expect(await placeOf(page)).toEqual(["header", "last", 0]);
    expect(await shifts(page)).toBe(0);
  });
