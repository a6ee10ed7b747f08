/** Paging, sorting and filters as visits, when a theme marks them as such (islands/README.md, "A listing in place"). */
import { describe, expect, test } from "vitest";
import { bench } from "../support";
import { focused, openPage, scrollTop } from "../visits/visits";
import { listing, names, SIZE_BELOW, SORT, settings, settled } from "./listing";

const b = bench();
const open = (more = "") => openPage(b, listing("visits", more));
const NEXT = ".pagination .--next a";
const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

describe("a further page", () => {
  test("brings its products, address and title, focuses its name, and announces the count", async () => {
    const on = await open();
    const { page } = on;
    const first = await names(page);
    await page.locator(NEXT).click();
    await expect.poll(() => page.url()).toContain("counter=1");
    await expect.poll(() => focused(page)).toBe("h1");
    expect(await page.evaluate(() => !!document.activeElement?.closest(".search_name"))).toBe(true);
    expect(await names(page)).not.toEqual(first);
    expect(await page.title()).toBe("Wyniki wyszukiwania: a | Sklep Wydma");
    const total = await page.locator(".search_name__total").textContent();
    const loaded = `Wczytano: ${await page.title()}, ${total}, strona 2 z `;
    await expect.poll(async () => (await on.said()).some((text) => text.startsWith(loaded))).toBe(true);
    expect(await scrollTop(page)).toBeLessThan(400);
    expect([await on.isSame(), on.navigations, on.errors, on.console]).toEqual([true, [], [], []]);
  });

  test("returns by Back to the shopper's earlier position", async () => {
    const on = await open();
    const { page } = on;
    const first = await names(page);
    await page.locator(NEXT).scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(500);
    await page.locator(NEXT).click();
    await expect.poll(() => page.url()).toContain("counter=1");
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(first);
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(page.url()).not.toContain("counter");
    expect(on.navigations).toEqual([]);
  });

  test("falls back to browser navigation when it fails to load", async () => {
    const on = await open();
    b.shop.faults.set("page", "500-html", { times: 1 });
    await on.page.locator(NEXT).click();
    await expect.poll(() => on.navigations, { timeout: 15_000 }).toHaveLength(1);
    await expect.poll(() => on.page.url()).toContain("counter=1");
    await on.page.locator("#search .product").first().waitFor();
    expect(await on.isSame()).toBe(false);
  });
});

describe("sorting and page size", () => {
  test("use the settings once and never show their address", async () => {
    const on = await open();
    const { page } = on;
    const address = pathOf(page.url());
    const length = await page.evaluate(() => history.length);
    const first = await names(page);
    await page.locator(SORT).hover();
    await on.ready("#paging_setting_top form");
    await page.locator(SORT).focus();
    await page.locator(SORT).dispatchEvent("pointerdown");
    await page.locator(SORT).selectOption("name-a");
    await expect.poll(() => names(page), { timeout: 15_000 }).not.toEqual(first);
    await settled(page);
    expect(settings(b)).toHaveLength(1);
    expect(pathOf(page.url())).toBe(address);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await focused(page)).toBe("sort_order");
    expect(await page.locator(SORT).inputValue()).toBe("name-a");
    expect([await on.isSame(), on.navigations]).toEqual([true, []]);
  });

  test("return to the listing's start when chosen below it", async () => {
    const on = await open();
    const { page } = on;
    await page.locator(SIZE_BELOW).scrollIntoViewIfNeeded();
    await page.locator(SIZE_BELOW).hover();
    await on.ready("#paging_setting_bottom form");
    await page.locator(SIZE_BELOW).focus();
    await page.locator(SIZE_BELOW).dispatchEvent("pointerdown");
    await page.locator(SIZE_BELOW).selectOption("48");
    await expect.poll(async () => (await names(page)).length, { timeout: 15_000 }).toBe(48);
    await expect.poll(() => focused(page)).toBe("h1");
    expect(await scrollTop(page)).toBeLessThan(400);
  });

  test("fall back to browser navigation when they fail, with the chosen values", async () => {
    const on = await open();
    const { page } = on;
    await page.locator(SORT).hover();
    await on.ready("#paging_setting_top form");
    b.shop.faults.set("settings", "500-html", { times: 1 });
    await page.locator(SORT).dispatchEvent("pointerdown");
    await page.locator(SORT).selectOption("price-a");
    await expect.poll(() => on.navigations.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page
          .locator(`${SORT} option[selected]`)
          .getAttribute("value")
          .catch(() => ""),
      )
      .toBe("price-a");
    expect(pathOf(page.url())).toMatch(/^\/search\.php/);
  });
});

test("filters keep typed values in the address and the focus in their field", async () => {
  const on = await open();
  const { page } = on;
  await page.locator("#Filters [name=price_to]").fill("50");
  await page.locator("#Filters [name=price_to]").press("Enter");
  await expect.poll(() => page.url()).toContain("price_to=50");
  await expect.poll(() => focused(page)).toBe("price_to");
  await page.goBack();
  await expect.poll(() => page.locator("#Filters [name=price_to]").inputValue()).toBe("");
  expect(on.navigations).toEqual([]);
});

test("a theme's own listing navigates, without marked links or visits in place", async () => {
  const { page } = await b.visit({ path: listing("theme") });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(NEXT).click();
  await page.waitForURL(/counter=1/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
});
