/**
 * The product's options under bad conditions: slow networks, missing files, other scripts, products that they must not
 * price.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { pathOf } from "../built-files";
import { asShopper } from "../mini-basket/shop";
import { bench, phone } from "../support";
import { FORM, productPage } from "./product-page";

const b = bench();

describe("at a latency of 1,200 ms", () => {
  test("a size that is pressed while the file loads works as a link, and its page shows all lines", async () => {
    const { size, chosen, price, lowest } = await slow("pricesPerSize");
    await size("S").click();
    await expect.poll(price).toBe("100,00 zł");
    expect(await chosen()).toBe("3");
    await expect.poll(lowest).toMatch(/95,00 zł/);
  });
  test("a press on the plus button is not lost", async () => {
    const { more, quantity } = await slow("plain");
    await more.click();
    await expect.poll(quantity).toBe("2");
  });

  const slow = (name: Parameters<typeof productPage>[1]) =>
    productPage(b, name, {
      viewport: phone,
      bare: true,
      before: async () => b.shop.faults.latency("wyspa", 1_200),
    });
});

describe("without the island's file", () => {
  test("sizes are links and the form leads to the basket", async () => {
    b.shop.faults.set("wyspa", "404", { path: pathOf("product-options") });
    const { page, size, chosen } = await productPage(b, "sizes", { bare: true, context: asShopper(b) });
    await size("M").click();
    await expect.poll(() => page.url()).toContain("selected_size=4");
    await expect.poll(chosen).toBe("4");
  });
});

describe("a product whose price we cannot calculate", () => {
  for (const name of ["bundle", "configurable"] as const)
    test(`keeps the server's price whatever the quantity (${name})`, async () => {
      const { more, price, quantity, said } = await productPage(b, name);
      const before = await price();
      await more.click();
      await expect.poll(quantity).toBe("2");
      expect(await price()).toBe(before);
      expect(await said()).toEqual([]);
      const asked = b.shop.requests.filter(({ endpoint }) => endpoint === "projector");
      expect(asked).toEqual([]);
    });
});

const withoutData = {
  before: (page: Page) =>
    page.addInitScript(() => {
      for (const name of ["product_data", "product_config"])
        Object.defineProperty(window, name, { get: () => undefined, set: () => {} });
    }),
};

test("a page without the product's data leaves its sizes to the server's links", async () => {
  const { page, size } = await productPage(b, "sizes", withoutData);
  expect(await size("M").getAttribute("role")).toBe(null);
  await size("M").click();
  await expect.poll(() => page.url()).toContain("selected_size=4");
});

test("a page without the product's data keeps its prices, and its quantity buttons work", async () => {
  const { page, more, quantity, price, errors } = await productPage(b, "plain", withoutData);
  const before = await price();
  await more.click();
  await expect.poll(quantity).toBe("2");
  expect(await price()).toBe(before);
  expect(errors).toEqual([]);
  expect(await page.locator(FORM).getAttribute("data-island-status")).toContain("product-options:ready");
});
