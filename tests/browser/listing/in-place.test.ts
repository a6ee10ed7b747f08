/**
 * The page's own module replaces or extends a listing: it alone does so, and islands adapt (contract G 2.1, ruling 32).
 */
import type { CDPSession, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { bench, desktop, phone } from "../support";
import { isSame, keepDocument, listing, names, SORT, settings, settled } from "./listing";

const b = bench();
const NEXT = ".pagination .--next a";
const FORM = "#search .product form.product__add";
const SIGN = ".deposit_price__value + .deposit_tooltip";
const pages = ({ shop }: typeof b) =>
  shop.log.filter(({ url, destination }) => url.startsWith("/search.php") && destination === "empty");
/** Clicks without scrolling, because scrolling would load more of the list. */
const press = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => element.click());
const count = (page: Page, selector: string) => page.locator(selector).count();

async function open(viewport = desktop, mode: "ajax" | "theme" = "ajax") {
  const on = await b.visit({ path: listing(mode, "&modules=1"), viewport });
  await on.page.locator("#paging_setting_top form[data-selects]").waitFor({ timeout: 15_000 });
  await keepDocument(on.page);
  return on;
}

// The module writes markup like the real one, which the strict policy refuses to all scripts.
describe("in place, where the shop has it switched on", () => {
  for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
    test(`a further page is one request on a ${device}, and its islands mount`, async () => {
      const on = await open(viewport);
      const { page } = on;
      const before = await names(page);
      await press(page, NEXT);
      await expect.poll(() => names(page)).not.toEqual(before);
      await expect.poll(() => page.url()).toContain("counter=1");
      expect(pages(b)).toHaveLength(1);
      await page.locator(FORM).first().hover();
      await on.ready(FORM);
      await expect.poll(() => count(page, "#search_hotspot_zone1")).toBe(1);
      await expect
        .poll(async () => (await count(page, SIGN)) - (await count(page, ".deposit_price__value")))
        .toBe(0);
      await page.locator("#paging_setting_top .f-dropdown").first().waitFor({ state: "attached" });
      expect([await isSame(page), on.errors, on.console]).toEqual([true, [], []]);
    });

  test("links also marked as visits are loaded once, by the module", async () => {
    const on = await open();
    await on.page.locator(NEXT).evaluate((link) => link.setAttribute("data-visit", "#content, #Filters"));
    await press(on.page, NEXT);
    await expect.poll(() => on.page.url()).toContain("counter=1");
    await settled(on.page);
    expect(pages(b)).toHaveLength(1);
    expect(await on.page.evaluate(() => !!history.state?.wyspa)).toBe(false);
  });

  test("filters are left to the module and sent once", async () => {
    const { page } = await open();
    const before = await names(page);
    await page.locator("#Filters [name=price_to]").fill("50");
    await page.locator("#Filters [name=price_to]").press("Enter");
    await expect.poll(() => names(page)).not.toEqual(before);
    expect(pages(b)).toHaveLength(1);
    await page.locator("#Filters [name=price_to]").fill("60");
    await page.locator("#Filters [name=price_to]").press("Enter");
    await expect.poll(() => pages(b).length).toBe(2);
    expect(await isSame(page)).toBe(true);
  });

  test("sorting is still the browser's own navigation, with one request", async () => {
    const { page } = await open();
    await page.locator("#paging_setting_top .f-dropdown-toggle").first().click();
    await page.locator("#paging_setting_top .f-dropdown.--open .f-dropdown-li").nth(1).click();
    await expect
      .poll(
        () =>
          page
            .locator(`${SORT} option[selected]`)
            .getAttribute("value")
            .catch(() => ""),
        {
          timeout: 15_000,
        },
      )
      .toBe("price-a");
    expect(settings(b)).toHaveLength(1);
  });

  test("20 replacements leave no listener and no node behind", { timeout: 120_000 }, async () => {
    const on = await open();
    const { page } = on;
    const cdp = await on.context.newCDPSession(page);
    await cdp.send("Performance.enable");
    const turn = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await page.evaluate(
          (address) => Reflect.get(window, "app_shop").fn.searchAjax.load(address),
          listing("ajax", `&modules=1${time % 2 ? "" : "&counter=1"}`),
        );
        // Makes islands mount, so that not only waiting hosts are tested.
        await page.locator(FORM).first().hover();
        await on.ready(FORM);
      }
    };
    await turn(6);
    const before = await measure(page, cdp);
    await turn(20);
    const after = await measure(page, cdp);
    for (const key of ["nodes", "listeners"] as const)
      expect(after[key], `${key}: ${before[key]} → ${after[key]}`).toBeLessThanOrEqual(before[key] * 1.05);
    expect([on.errors, on.console]).toEqual([[], []]);
  });
});

describe("endless paging", () => {
  test("cards appended at the end are mounted, with their deposits", async () => {
    const on = await open(desktop, "theme");
    const { page } = on;
    const before = (await names(page)).length;
    await page.locator("#search .product").last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await names(page)).length, { timeout: 15_000 }).toBeGreaterThan(before);
    const added = page
      .locator("#search .product")
      .nth(before)
      .locator("~ .product form.product__add")
      .first();
    await added.hover();
    await expect.poll(() => added.getAttribute("data-island-status"), { timeout: 15_000 }).toMatch(/ready/);
    await expect
      .poll(async () => (await count(page, SIGN)) - (await count(page, ".deposit_price__value")))
      .toBe(0);
    expect([await isSame(page), on.errors, on.console]).toEqual([true, [], []]);
  });
});

/** Measures once announcements are gone and timers of modules change nothing more: two measurements in a row agree. */
async function measure(page: Page, cdp: CDPSession) {
  await page.mouse.move(1, 1);
  await expect.poll(() => page.locator("[data-wyspa-live] > *").count()).toBe(0);
  let last = await measureNow(page, cdp);
  const agrees = async () => {
    const before = last;
    last = await measureNow(page, cdp);
    return last.nodes === before.nodes && last.listeners === before.listeners;
  };
  await expect.poll(agrees, { interval: 1_000 }).toBe(true);
  return last;
}

/** Measures after a garbage collection. */
async function measureNow(page: Page, cdp: CDPSession) {
  await page.evaluate(() => performance.clearResourceTimings());
  for (let times = 0; times < 3; times++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners") };
}
