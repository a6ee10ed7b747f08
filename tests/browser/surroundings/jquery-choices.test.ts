/**
 * Choices that only jQuery announces: by `trigger("change")`, and by a shopper in a list of Select2. The browser
 * dispatches no event then.
 */
import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { listing, SIZE_BELOW, SORT, settings, settled } from "../listing/listing";
import { FORM } from "../product-options/product-page";
import { bench, quietFor, type Visit } from "../support";

const b = bench();
const REGISTRATION = "/client-new.php?register&modules=0";
const file = (path: string) =>
  readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), "utf8");
const select2 = file("select2/dist/js/select2.full.min.js");
const select2Styles = file("select2/dist/css/select2.min.css");
const copies = [
  ["4", file("jquery-4/dist/jquery.min.js")],
  ["3.7", file("jquery/dist/jquery.min.js")],
] as const;

interface WithJQuery {
  jQuery(selector: string): {
    val(value: string): { trigger(type: string): void };
    select2(options?: object): void;
    on(type: string, listener: () => void): void;
  };
}

/** Opens a page that has jQuery and Select2 before our tag, as themes put them there. */
const visitWith = (jQuery: string, path: string) =>
  b.visit({
    path,
    before: (page) =>
      page.route("**/*", async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback();
        const response = await route.fetch();
        const scripts = `<script>${jQuery}</script><script>${select2}</script><style>${select2Styles}</style>`;
        await route.fulfill({
          response,
          body: (await response.text()).replace("<head>", () => `<head>${scripts}`),
        });
      }),
  });

/** The registration with the form's island ready. */
async function registration(jQuery: string): Promise<Visit> {
  const visit = await visitWith(jQuery, REGISTRATION);
  await visit.page.locator("#client_firstname").click();
  await visit.ready("form.cop");
  await loaded(visit.page, "/forms-");
  await loaded(visit.page, "/page-");
  return visit;
}
const loaded = (page: Page, name: string) =>
  page.waitForFunction(
    (of) => performance.getEntriesByType("resource").some((entry) => entry.name.includes(of)),
    name,
  );
const choose = (page: Page, selector: string, value: string) =>
  page.evaluate(
    ([of, to]) =>
      (window as unknown as WithJQuery)
        .jQuery(of as string)
        .val(to as string)
        .trigger("change"),
    [selector, value],
  );
const optionOf = (page: Page, label: string) =>
  page.evaluate(
    (text) =>
      [...document.querySelectorAll("option")].find((option) => option.text.includes(text))?.value ?? "",
    label,
  );
/** A shopper's choice in the list that Select2 draws. */
async function pick(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(
    (of) => (window as unknown as WithJQuery).jQuery(of).select2({ width: "15em" }),
    selector,
  );
  await page.locator(`${selector} + .select2-container`).click();
  await page.locator(".select2-results__option", { hasText: text }).first().click();
}

describe.each(copies)("with jQuery %s", (_, jQuery) => {
  test("a country chosen by trigger, and one chosen in Select2, reach the fields of the address", async () => {
    const { page, errors } = await registration(jQuery);
    const region = (id: string) => page.getAttribute(`#${id}`, "data-region");
    const germany = await optionOf(page, "Niemcy");
    await choose(page, "#client_region", germany);
    await expect.poll(() => region("client_zipcode")).toBe(germany);
    await pick(page, "#client_region", "Czechy");
    await expect.poll(() => region("client_zipcode")).toBe(await optionOf(page, "Czechy"));
    // The list of provinces of a chosen country opens, and can be chosen from.
    const province = page.locator("[data-region-province]").first();
    await choose(page, "#client_region", (await province.getAttribute("data-region-province")) ?? "");
    await expect.poll(() => province.isVisible()).toBe(true);
    expect(await province.locator("select").isEnabled()).toBe(true);
    expect(errors).toEqual([]);
  });

  test("a size of a product chosen either way is the one that is bought", async () => {
    const { page, ready } = await visitWith(jQuery, showcase.sizesInList.path);
    await ready(FORM, "product-options");
    await loaded(page, "/touch-");
    const chosen = () => page.inputValue("#projector_size_hidden");
    const list = "#projector_sizes_select";
    const [first = "", second = ""] = await page
      .locator(`${list} option:not([value=""])`)
      .evaluateAll((options) => options.slice(-2).map((option) => (option as HTMLOptionElement).value));
    await choose(page, list, first);
    await expect.poll(chosen).toBe(first);
    await pick(page, list, (await page.locator(`${list} option[value="${second}"]`).textContent()) ?? "");
    await expect.poll(chosen).toBe(second);
  });

  test("a phone prefix chosen either way is the one that is sent", async () => {
    const { page } = await registration(jQuery);
    await choose(page, "#client_prefix_select", "+49");
    await expect.poll(() => page.inputValue("#client_phone_prefix")).toBe("+49");
    await pick(page, "#client_prefix_select", "+420");
    await expect.poll(() => page.inputValue("#client_phone_prefix")).toBe("+420");
  });

  test("a change is announced once to listeners of the browser and once to those of jQuery", async () => {
    const { page } = await registration(jQuery);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const { jQuery: $ } = window as unknown as WithJQuery;
      $("#client_region").on("change", () => void heard.push("jQuery"));
      document.addEventListener("change", () => void heard.push("browser"));
    });
    const heard = () => page.evaluate(() => Reflect.get(window, "heard").splice(0).sort());
    await choose(page, "#client_region", await optionOf(page, "Niemcy"));
    await quietFor(page, 100);
    expect(await heard()).toEqual(["browser", "jQuery"]);
    await page.selectOption("#client_region", { label: "Czechy" });
    await quietFor(page, 100);
    expect(await heard()).toEqual(["browser", "jQuery"]);
    // The same value again is no change for the browser.
    await choose(page, "#client_region", await optionOf(page, "Czechy"));
    await quietFor(page, 100);
    expect(await heard()).toEqual(["jQuery"]);
    await pick(page, "#client_region", "Polska");
    await quietFor(page, 100);
    expect(await heard()).toEqual(["browser", "jQuery"]);
  });

  test.each([
    ["sorting", SORT, "price-a", "#paging_setting_top form", "sort_order=price-a"],
    ["the page size", SIZE_BELOW, "48", "#paging_setting_bottom form", "portions=48"],
  ])(
    "%s of a listing without a button is applied by either choice, once",
    async (_name, list, value, form, sent) => {
      for (const isByShopper of [false, true]) {
        b.shop.reset();
        const { page, ready } = await visitWith(jQuery, listing("theme"));
        await page.locator(list).hover();
        await ready(form);
        await loaded(page, "/touch-");
        const text = await page.locator(`${list} option[value="${value}"]`).textContent();
        if (isByShopper) await pick(page, list, text ?? "");
        else await choose(page, list, value);
        await expect.poll(() => settings(b).length).toBeGreaterThan(0);
        await settled(page);
        expect(settings(b)).toHaveLength(1);
        expect(settings(b)[0]).toContain(sent);
      }
    },
  );
});
