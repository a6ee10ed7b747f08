/**
 * Country and language in the drawer's settings: the dialog's own selector, loaded when the shopper turns to it
 * (contract A 9.3, D 8).
 */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pathOf } from "../built-files";
import { faultsIn } from "../overlays/overlays";
import { filesAsked, untilQuiet } from "../slow-network";
import { bench, desktop, phone, type VisitOptions } from "../support";

const b = bench();
const BLOCK = "aside #menu_settings .select_language";
const CHOICE = `${BLOCK} .select_language__choose`;
const tab = (page: Page) => page.locator(".mobileCategories__item.--settings .mobileCategories__link");
const selector = () => filesAsked(b.shop).filter((file) => /\/region-\w+\.js/.test(file));

/** Opens the drawer on a phone, in a shop that uses the selector. */
async function drawer(options: VisitOptions = {}) {
  b.shop.config.regions = {};
  const visit = await b.visit({ viewport: phone, ...options });
  await visit.page.locator(".navbar-toggler").click();
  await visit.page.locator("html.sidebar_open").waitFor();
  return visit;
}

test("the tab is named after the country and opens the lists, and the button leads to the chosen site", async () => {
  const { page, errors } = await drawer();
  expect(await tab(page).textContent()).toBe("Polska");
  await tab(page).click();
  const countries = page.locator(`${CHOICE} .select_language__countries_select`);
  await countries.getByRole("radio", { name: "Polska" }).waitFor();
  expect(await countries.getByRole("radio", { name: "Polska" }).isChecked()).toBe(true);
  expect(await page.locator(`${CHOICE} select.--groups option`).count()).toBe(3);
  expect(await faultsIn(page, BLOCK)).toEqual([]);
  await countries.getByRole("radio", { name: /^Niemcy/ }).check();
  const button = page.locator(BLOCK).getByRole("button", { name: "Zastosuj zmiany" });
  expect(await button.isVisible()).toBe(true);
  await button.click();
  await page.waitForURL("**/de/");
  const posts = b.shop.log.filter(({ method }) => method === "POST").map(({ url }) => url);
  expect(posts).toContain("/de/");
  expect((await page.context().cookies()).find(({ name }) => name === "redirection")?.value).toBe("closed");
  expect(errors).toEqual([]);
});

test("no file is fetched before the tab is touched", async () => {
  const { page } = await drawer();
  await untilQuiet(b.shop);
  expect(selector()).toEqual([]);
  expect(await page.locator(BLOCK).isVisible()).toBe(false);
  await tab(page).click();
  await page.locator(`${CHOICE} input`).first().waitFor();
  expect(selector().length).toBeGreaterThan(0);
});

test("on a slow network the tab opens at once, and the lists follow", async () => {
  const { page } = await drawer();
  await untilQuiet(b.shop);
  const hold = b.shop.faults.hold("wyspa", pathOf("region-selector"));
  await tab(page).click();
  await hold.arrived(1);
  expect(await page.locator(BLOCK).isVisible()).toBe(true);
  expect(await page.locator(`${CHOICE} input`).count()).toBe(0);
  hold.release();
  await page.locator(`${CHOICE} input`).first().waitFor();
});

test("without its files the server's block stays and the tab works", async () => {
  const { page } = await drawer();
  b.shop.faults.set("wyspa", "404", { path: pathOf("region-selector") });
  await tab(page).click();
  await expect.poll(() => page.locator(BLOCK).isVisible()).toBe(true);
  await expect
    .poll(() => page.locator("aside #menu_settings").getAttribute("data-island-status"))
    .toContain("failed");
  expect(await page.locator(`${BLOCK} a.select_language__submit`).isVisible()).toBe(true);
});

test("on a larger screen the server's block returns and the dialog offers the choice", async () => {
  const { page } = await drawer();
  await tab(page).click();
  await page.locator(`${CHOICE} input`).first().waitFor();
  await page.setViewportSize(desktop);
  await expect
    .poll(() => page.locator("header #menu_settings a.select_language__submit").count(), { timeout: 15_000 })
    .toBe(1);
  expect(await page.locator("header #menu_settings input[type=radio]").count()).toBe(0);
  await page.locator(".select_language__open").click();
  await page.getByRole("dialog").getByRole("radio", { name: "Polska" }).waitFor();
});
