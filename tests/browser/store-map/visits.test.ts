/** Visits between pages with stores: each page has its own map, which is removed with it (contract F 1.2). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, desktop } from "../support";
import { mapStands, show, visitStores } from "./stores";

const b = bench();

const go = (page: Page, path: string) =>
  page.evaluate((to) => window.wyspa.visit(to, { sections: ["#content"] }), path);
const stores = (page: Page) => page.locator("[data-island-status*=store-map], #content[data-island-status]");
const regions = (page: Page) => page.locator(".map_region").count();

test("visits lead from a page without stores to one with them, to the contact page, and back", async () => {
  const visit = await visitStores(b, "/text-page", {
    viewport: desktop,
    context: { reducedMotion: "reduce" },
  });
  const { page, errors } = visit;
  await page.evaluate(() => window.wyspa.ready);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  expect(await stores(page).count()).toBe(0);

  expect(await go(page, "/stocks.php?stores=40&tiles=1")).toBe(true);
  const first = page.locator(".stocks_list__item").first();
  const name = (await first.getAttribute("data-name")) ?? "";
  await page
    .locator(`${show(name)}, .stocks_list__show_on_map`)
    .first()
    .click();
  await mapStands(visit);
  await expect.poll(() => page.locator("#stocks_map .stocks_marker").innerText()).toContain(name);
  expect(await regions(page)).toBe(1);

  expect(await go(page, "/contact.php?tiles=1")).toBe(true);
  await page.locator("#contact_map .map_note__button").waitFor();
  await expect.poll(() => regions(page)).toBe(0);
  expect(await page.locator(".store-map__tools, .stocks_marker").count()).toBe(0);

  expect(await go(page, "/text-page")).toBe(true);
  await expect.poll(() => stores(page).count()).toBe(0);
  expect(await regions(page)).toBe(0);

  await page.goBack();
  await page.locator("#contact_map .map_note__button").click();
  await mapStands(visit);
  expect(await regions(page)).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  expect(errors.map(String)).toEqual([]);
});

test("a press before the new page's scripts have loaded opens the map and does not navigate", async () => {
  const { page, errors } = await visitStores(b, "/text-page", { viewport: desktop });
  await page.evaluate(() => window.wyspa.ready);
  b.shop.faults.roundTrip(1_200);
  await page.evaluate(
    () => void window.wyspa.visit("/stocks.php?stores=40&tiles=1", { sections: ["#content"] }),
  );
  await page.locator(".stocks_list__show_on_map").first().click();
  await expect.poll(() => page.locator("#stocks_map .map_region").count(), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => page.locator("[aria-current=true].stocks_list__item").count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/stocks.php");
  expect(errors.map(String)).toEqual([]);
});
