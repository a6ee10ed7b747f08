/**
 * What the old bundle does on listings without a click: breadcrumbs, the recommendations below, deposits (contract G
 * 2.0).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { bench, desktop, phone } from "../support";
import { listing } from "./listing";

const b = bench();
const ZONE = "#search_hotspot_zone1";
const SIGN = ".deposit_price__value + .deposit_tooltip";

const zones = (page: Page) =>
  page.evaluate((zone) => {
    const all = [...document.querySelectorAll(zone)];
    return all.map((one) => `${one.parentElement?.id} ${one.parentElement?.lastElementChild === one}`);
  }, ZONE);
const count = (page: Page, selector: string) => page.locator(selector).count();

for (const [device, viewport, place] of [
  ["desktop", desktop, "header > .breadcrumbs"],
  ["phone", phone, "#layout > .breadcrumbs"],
] as const)
  test(`on a ${device} each part is in its place, and axe finds nothing`, async () => {
    b.shop.config.theme = "strict";
    const { page, errors, console: lines } = await b.visit({ path: listing("theme"), viewport });
    await page.locator(place).waitFor();
    await expect.poll(() => zones(page)).toEqual(["container true"]);
    const deposits = await count(page, ".deposit_price__value");
    expect(deposits).toBeGreaterThan(0);
    await expect.poll(() => count(page, SIGN)).toBe(deposits);
    expect([errors, lines]).toEqual([[], []]);
    expect(await violations(page)).toEqual([]);
  });

describe("when parts of the page are replaced", () => {
  test("by a visit, the new zone replaces the old one, and new deposits get their signs", async () => {
    const { page } = await b.visit({ path: listing("visits") });
    await expect.poll(() => zones(page)).toEqual(["container true"]);
    await page.locator(".pagination .--next a").click();
    await expect.poll(() => page.url()).toContain("counter=1");
    await expect.poll(() => zones(page)).toEqual(["container true"]);
    await expect
      .poll(async () => (await count(page, SIGN)) - (await count(page, ".deposit_price__value")))
      .toBe(0);
  });

  test("by a visit to a page that is not a listing, the zone is removed", async () => {
    const { page } = await b.visit({ path: listing("visits") });
    await expect.poll(() => zones(page)).toEqual(["container true"]);
    expect(await page.evaluate(() => window.wyspa.visit("/text-page", { sections: ["#content"] }))).toBe(
      true,
    );
    await expect.poll(() => zones(page)).toEqual([]);
  });
});

test("a deposit sign requested again stays with its focus, and another amount gets a new sign", async () => {
  const { page } = await b.visit({ path: listing("theme") });
  const tip = page.locator(`${SIGN} .deposit_tooltip__tip`).first();
  await tip.focus();
  await page.evaluate(() => {
    Reflect.get(window, "app_shop").fn.runAjaxFn();
    return new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(await tip.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.evaluate(() => {
    const [first] = document.querySelectorAll(".deposit_price__value");
    if (first) first.textContent = "9,99 zł";
    Reflect.get(window, "app_shop").fn.runAjaxFn();
  });
  await expect.poll(() => page.locator(`${SIGN} .tooltipContent`).first().textContent()).toContain("9,99 zł");
  expect(await count(page, SIGN)).toBe(await count(page, ".deposit_price__value"));
});

test("without their file, amounts and recommendations stay where the server put them", async () => {
  b.shop.faults.set("wyspa", "404", { path: /legacy-deposit/ });
  const { page, errors } = await b.visit({ path: listing("theme") });
  await page.waitForLoadState("networkidle");
  expect(await zones(page)).toEqual(["content true"]);
  expect([await count(page, SIGN), errors]).toEqual([0, []]);
});
