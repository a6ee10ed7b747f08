/**
 * Sorting and page size of a listing without a button: sent once, by the script that owns the form (contract G 2.1,
 * WCAG 3.2.2).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { sparing } from "../runtime/pages";
import { bench, desktop, phone } from "../support";
import { listing, SIZE_BELOW, SORT, settings, settled } from "./listing";

const b = bench();
const visit = (options: Parameters<typeof b.visit>[0] = {}) =>
  b.visit({ path: listing("theme"), before: sparing, ...options });
const TOP = "#paging_setting_top form";

/** Chooses an option like a shopper: tests cannot drive the browser's native list, but they can dispatch its events. */
async function choose(page: Page, selector: string, value: string): Promise<void> {
  await page.locator(selector).dispatchEvent("pointerdown");
  await page.locator(selector).selectOption(value);
}
const isLoaded = (page: Page, selector: string, value: string) =>
  expect
    .poll(
      () =>
        page
          .locator(`${selector} option[selected]`)
          .getAttribute("value")
          .catch(() => ""),
      { timeout: 15_000 },
    )
    .toBe(value);

for (const [device, viewport] of [["desktop", desktop] as const, ["phone", phone] as const])
  describe(`without the page's own module, on a ${device}`, () => {
    test("a choice by pointer is sent at once, once, and returns to the listing", async () => {
      const { page, ready, errors } = await visit({ viewport });
      await page.locator(SORT).hover();
      await ready(TOP);
      await choose(page, SORT, "price-a");
      await isLoaded(page, SORT, "price-a");
      await settled(page);
      expect(settings(b)).toHaveLength(1);
      expect(settings(b)[0]).toContain("sort_order=price-a");
      expect(new URL(page.url()).pathname).toBe("/search.php");
      expect(errors).toEqual([]);
    });

    test("the page size below the listing works as well", async () => {
      const { page, ready } = await visit({ viewport });
      await page.locator(SIZE_BELOW).scrollIntoViewIfNeeded();
      await page.locator(SIZE_BELOW).hover();
      await ready("#paging_setting_bottom form");
      await choose(page, SIZE_BELOW, "48");
      await isLoaded(page, SIZE_BELOW, "48");
      expect(settings(b)).toEqual(["/settings.php?portions=48"]);
    });
  });

describe("by keyboard", () => {
  test("arrow keys choose without sending, and Enter sends once", async () => {
    const { page, ready } = await visit();
    await page.locator(SORT).focus();
    await ready(TOP);
    for (const _ of [1, 2]) await page.keyboard.press("ArrowDown");
    await settled(page);
    expect(settings(b)).toEqual([]);
    await page.keyboard.press("Enter");
    await isLoaded(page, SORT, "price-d");
    expect(settings(b)).toHaveLength(1);
  });

  test("a button beside the field does the same, and axe finds nothing", async () => {
    const { page, ready } = await visit();
    await page.locator(SORT).focus();
    await ready(TOP);
    await page.keyboard.press("ArrowDown");
    await page.locator(`${TOP} button`).focus();
    expect(await violations(page)).toEqual([]);
    const covered = await page.locator(`${TOP} button`).evaluate((button) => {
      const own = button.getBoundingClientRect();
      const fields = [...(button.closest("form")?.querySelectorAll("select") ?? [])];
      return fields.filter((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect();
        return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
      }).length;
    });
    expect(covered).toBe(0); // the focused control stays visible
    await page.keyboard.press("Enter");
    await isLoaded(page, SORT, "price-a");
    expect(settings(b)).toHaveLength(1);
  });
});

describe("a choice made before the island's chunk is loaded", () => {
  test("is sent once, when the chunk has loaded", async () => {
    const hold = b.shop.faults.hold("wyspa", pathOf("settings-menu"));
    const { page } = await visit();
    await choose(page, SORT, "name-a");
    await hold.arrived(1);
    expect(settings(b)).toEqual([]);
    hold.release();
    await isLoaded(page, SORT, "name-a");
    await settled(page);
    expect(settings(b)).toHaveLength(1);
  });

  test("is not assumed from a value that the browser restored on reload", async () => {
    const { page, ready } = await visit();
    await page.reload();
    await page.evaluate(() => window.wyspa.ready);
    await page.locator(SORT).evaluate((select: HTMLSelectElement) => {
      select.value = "price-d";
    });
    await page.locator(SORT).hover();
    await ready(TOP);
    await settled(page);
    expect(settings(b)).toEqual([]);
    await choose(page, SORT, "price-a");
    await isLoaded(page, SORT, "price-a");
    expect(settings(b)).toHaveLength(1);
  });
});

describe("where the page's own module builds lists from the selects and sends the form", () => {
  const path = listing("theme", "&modules=1");
  const TOGGLE = `${TOP} .f-dropdown-toggle`;
  const stands = (page: Page) => page.locator(`${TOP}[data-selects]`).waitFor({ timeout: 15_000 });

  test("a press on a row is one request, although the island is mounted too", async () => {
    const { page, ready } = await visit({ path });
    await stands(page);
    await page.locator(TOGGLE).first().hover();
    await ready(TOP);
    expect(await page.locator(`${TOP} button[type=submit]`).count()).toBe(0);
    await page.locator(TOGGLE).first().click();
    await page.locator(`${TOP} .f-dropdown.--open .f-dropdown-li`).nth(1).click();
    await isLoaded(page, SORT, "price-a");
    await settled(page);
    expect(settings(b)).toHaveLength(1);
  });

  test("so is a row chosen by keyboard", async () => {
    const { page } = await visit({ path });
    await stands(page);
    await page.locator(TOGGLE).first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => settings(b).length, { timeout: 15_000 }).toBe(1);
    await settled(page);
    expect(settings(b)).toHaveLength(1);
  });

  test("so is a choice from the select itself, which phones show", async () => {
    const { page } = await visit({ path, viewport: phone });
    await stands(page);
    await choose(page, SORT, "name-a");
    await isLoaded(page, SORT, "name-a");
    await settled(page);
    expect(settings(b)).toHaveLength(1);
  });
});

test("on a page without our files the form and the selects work as the server sent them", async () => {
  b.shop.faults.set("wyspa", "404", { path: pathOf("settings-menu") });
  const { page, errors } = await visit();
  await page.locator(SORT).hover();
  await page.locator(SORT).selectOption("price-a");
  await settled(page);
  expect([settings(b), errors]).toEqual([[], []]);
  expect(await page.locator(`${TOP} button`).count()).toBe(0);
});
