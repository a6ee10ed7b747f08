/**
 * The page's own modules come alive with the page, and not two round trips after it. What they need is fetched while the
 * page is parsed. A press on a link that only they can answer waits for them.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { tapByFinger } from "../fingers";
import { asShopper } from "../mini-basket/shop";
import { bench, desktop, phone, quietFor } from "../support";

const b = bench();
const LISTING = "/search.php?text=kurtka&modules=1";
const finger = { viewport: phone, context: { hasTouch: true, isMobile: true } };

/** Files of ours that were requested before the page was parsed. */
const requestedWhileParsing = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const parsed = navigation?.domContentLoadedEventStart ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.includes("/chunks/") && startTime < parsed)
      .map(({ name }) => /\/chunks\/(.+)-\w{5}\.js/.exec(name)?.[1]);
  });

describe.each([
  ["a listing", LISTING, ["legacy-globals", "legacy-forms"]],
  [
    "registration",
    "/client-new.php?register&modules=1",
    ["legacy-globals", "legacy-forms", "legacy-account", "dialog"],
  ],
  ["an order", "/order1.php?modules=1", ["legacy-globals", "legacy-forms", "legacy-account", "dialog"]],
])("on %s", (_, path, files) => {
  test("the files of the old names are requested while the page is parsed", async () => {
    b.shop.faults.roundTrip(300);
    const { page } = await b.visit({ path });
    expect(await requestedWhileParsing(page)).toEqual(expect.arrayContaining(files));
  });
});

test("a page without scripts of its own requests no old names", async () => {
  const { page } = await b.visit({ path: "/?modules=0" });
  await page.waitForLoadState("networkidle");
  expect(await requestedWhileParsing(page)).not.toContain("legacy-globals");
});

describe("a press on a link that only the page's own module answers", () => {
  const filter = (page: Page) => page.locator(".s_paging__item.--filters a");
  const areFiltersOpen = (page: Page) => page.locator("html.filters_open");

  test.each([0, 100, 300, 600])("is answered %i ms after the page has loaded", async (ms) => {
    b.shop.faults.roundTrip(300);
    // On a fast machine the names would be there before the finger.
    const names = b.shop.faults.hold("wyspa", /legacy-globals/);
    const { page, errors } = await b.visit({ path: LISTING, bare: true, ...finger });
    await page.waitForLoadState("load");
    await quietFor(page, ms);
    await tapByFinger(page, filter(page));
    await expect.poll(() => filter(page).getAttribute("aria-busy")).toBe("true");
    names.release();
    await areFiltersOpen(page).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(errors).toEqual([]);
  });

  test("waits for the old names, busy, and is answered once", async () => {
    const names = b.shop.faults.hold("wyspa", /legacy-globals/);
    const { page } = await b.visit({ path: LISTING, bare: true, viewport: desktop });
    await page.evaluate(() =>
      document.addEventListener("click", () => {
        document.documentElement.dataset.clicks = String(
          Number(document.documentElement.dataset.clicks ?? 0) + 1,
        );
      }),
    );
    await filter(page).click();
    await expect.poll(() => filter(page).getAttribute("aria-busy")).toBe("true");
    expect(new URL(page.url()).hash).toBe("");
    names.release();
    await areFiltersOpen(page).waitFor();
    expect(await page.locator("html").getAttribute("data-clicks")).toBe("1");
    expect(await filter(page).getAttribute("aria-busy")).toBeNull();
  });

  test("goes to the browser when the old names do not come", async () => {
    b.shop.faults.set("wyspa", "404", { path: /legacy-globals/ });
    const { page } = await b.visit({ path: LISTING, bare: true, ...finger });
    await page.waitForLoadState("load");
    await tapByFinger(page, filter(page));
    // The module's handlers run without our functions, or the browser follows the link.
    await expect
      .poll(async () => new URL(page.url()).hash || (await areFiltersOpen(page).count()))
      .toBeTruthy();
  });
});

/** These need no held press: they were answered before, and stay so. */
describe("the first tap of a finger", () => {
  test.each([0, 300])("opens the list of orders %i ms after the page has loaded", async (ms) => {
    b.shop.faults.roundTrip(300);
    const { page, errors } = await b.visit({ path: LISTING, bare: true, ...finger });
    await page.waitForLoadState("load");
    await quietFor(page, ms);
    // The module's list in the select's place, or the select itself, whose choices the browser shows.
    const list = page.locator(".s_paging .f-dropdown, .s_paging select:not([hidden])").first();
    await tapByFinger(page, list);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement: at } = document;
          return !!at?.closest(".s_paging .f-dropdown, .s_paging select") && at.getClientRects().length > 0;
        }),
      )
      .toBe(true);
    expect(errors).toEqual([]);
  });

  test.each([0, 300])("compares a product %i ms after the page has loaded", async (ms) => {
    b.shop.faults.roundTrip(300);
    const { page, errors } = await b.visit({
      path: LISTING,
      bare: true,
      viewport: phone,
      context: { ...asShopper(b), ...finger.context },
    });
    await page.waitForLoadState("load");
    await quietFor(page, ms);
    await tapByFinger(page, page.locator(".product__compare_item.--add").first());
    await expect.poll(() => b.shop.visitors.of("shopper").compared.length).toBe(1);
    expect(errors).toEqual([]);
  });

  test.each([0, 300])("checks the registration %i ms after the page has loaded", async (ms) => {
    b.shop.faults.roundTrip(300);
    const { page, errors } = await b.visit({
      path: "/client-new.php?register&modules=1",
      bare: true,
      ...finger,
    });
    await page.waitForLoadState("load");
    await quietFor(page, ms);
    await tapByFinger(page, page.locator("form.cop button[type=submit], .cop_register__submit").first());
    await page.locator(".f-feedback.--error, [aria-invalid=true]").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/client-new.php");
    expect(errors).toEqual([]);
  });
});
