/** A shopper pastes a megabyte by mistake: the text is kept or cut as the field says, and the page goes on. */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench, quietFor } from "../support";

const b = bench();
const MEGABYTE = "Zażółć gęślą jaźń. ".repeat(55_189).slice(0, 1_048_576);

/** By the clipboard, so that the browser's own paste runs, with its events. */
async function paste(page: Page, selector: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), MEGABYTE);
  await page.locator(selector).focus();
  await page.keyboard.press("Control+V");
}
const open = (path: string) =>
  b.visit({ path, context: { permissions: ["clipboard-read", "clipboard-write"] } });
const length = (page: Page, selector: string) =>
  page.locator(selector).evaluate((field: HTMLInputElement) => field.value.length);

test("in the search: the field keeps the text, nothing is asked, and the next text is found", async () => {
  const { page, errors } = await open("/");
  await page.locator(".menu_search__input").click();
  await page.locator("#menu_search[data-island-status=ready]").waitFor();
  await paste(page, ".menu_search__input");
  await expect.poll(() => length(page, ".menu_search__input")).toBe(MEGABYTE.length);
  await quietFor(page, 1_500); // longer than any pause before a request
  expect(b.shop.requests.filter(({ body }) => body.includes("productsTextSearch"))).toEqual([]);
  await page.locator(".menu_search__input").fill("");
  await page.locator(".menu_search__input").pressSequentially("kurtka");
  await page.locator(".search_result__item.--product").first().waitFor();
  expect(errors).toEqual([]);
});

test("in a form: fields with a limit cut it, the others keep it, and the form shows what is wrong", async () => {
  const { page, errors } = await open("/client-new.php?register");
  for (const [id, expected] of [
    ["client_firstname", 40],
    ["client_street", 60],
    ["client_login", MEGABYTE.length],
  ] as const) {
    await paste(page, `#${id}`);
    await expect.poll(() => length(page, `#${id}`)).toBe(expected);
  }
  await page.keyboard.press("Tab");
  await page.locator("form.cop [type=submit]").click();
  await page.locator(".f-summary a").first().waitFor();
  expect(await length(page, "#client_login")).toBe(MEGABYTE.length);
  expect(errors).toEqual([]);
});

test("in a question about a product and in a quantity: nothing throws, and the quantity is corrected", async () => {
  const product = b.shop.catalogue.products.find(
    ({ sizes, stock, price }) => !sizes.length && stock > 5 && price > 0,
  );
  const { page, errors } = await open(product?.link ?? "/");
  await page.locator("#projector_number").click();
  await paste(page, "#projector_number");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator("#projector_number").inputValue()).toMatch(/^\d{0,4}$/);
  await page.locator("a.questions__button").click();
  const field = "dialog[open] [name=product_question]";
  await page.locator(field).waitFor();
  await paste(page, field);
  await expect.poll(() => length(page, field)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  expect(errors).toEqual([]);
});
