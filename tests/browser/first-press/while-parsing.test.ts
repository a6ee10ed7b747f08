/** A press on "add to basket" before the page is decided, because its own modules are still on their way. */
import { beforeEach, expect, it } from "vitest";
import { additions, asShopper, filled, header, products, quantities } from "../mini-basket/shop";
import { bench, desktop, phone, quietFor } from "../support";
import { keepOnTheWay } from "./on-the-way";

const b = bench();

/** A module of the page that stands behind our tag. */
const MODULE = /menu_alert\.js/;
const BUY = /\/chunks\/buy-/;

beforeEach(() => b.shop.file("/pusta", "<!doctype html><title>Pusta</title>", "text/html"));

/** A product page that is still parsed, with two products in the basket. */
async function whileParsing(viewport = phone) {
  filled(b, 2);
  const product = products(b)[5];
  if (!product) throw new Error("the catalogue has no such product");
  const visit = await b.visit({ path: "/pusta", bare: true, viewport, context: asShopper(b) });
  const { page } = visit;
  const releaseModule = await keepOnTheWay(page, MODULE);
  const releaseBuy = await keepOnTheWay(page, BUY);
  const { pathname } = new URL(product.link, b.shop.url);
  await page.goto(`${b.shop.url}${pathname}?modules=1`, { waitUntil: "commit" });
  const button = page.locator("#projector_button_basket");
  await button.waitFor();
  await page.waitForFunction(() => !!Reflect.get(window, "wyspa"));
  return {
    ...visit,
    ...header(page),
    button,
    releaseModule,
    releaseBuy,
    card: page.locator(".add_to_basket__text"),
  };
}

it.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("on %s is sent once the page is decided, before its file is there, and told once", async (_, viewport) => {
  const { button, badge, host, card, releaseModule, releaseBuy, said, errors } = await whileParsing(viewport);
  await button.click();
  await expect.poll(() => button.getAttribute("aria-busy")).toBe("true");
  expect(additions(b)).toHaveLength(0);
  releaseModule();
  await expect.poll(() => additions(b).length).toBe(1);
  await expect.poll(() => badge.textContent()).toBe("3");
  expect(await button.getAttribute("aria-busy")).toBe("true");
  expect((await said()).join()).not.toContain("Dodano");
  releaseBuy();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  await expect.poll(() => host.getAttribute("data-wyspa-provisional")).toBeNull();
  expect(await badge.textContent()).toBe("3");
  expect([additions(b).length, quantities(b)]).toEqual([1, [1, 1, 1]]);
  await expect.poll(async () => (await said()).filter((text) => text.includes("Dodano"))).toHaveLength(1);
  expect(await button.getAttribute("aria-busy")).toBeNull();
  expect(errors).toEqual([]);
});

it("repeated presses send it once", async () => {
  const { button, card, releaseModule, releaseBuy } = await whileParsing();
  await button.click();
  await button.click({ force: true });
  releaseModule();
  await expect.poll(() => additions(b).length).toBe(1);
  await button.click({ force: true });
  releaseBuy();
  await expect.poll(() => card.textContent()).toBe("Dodano do koszyka.");
  expect([additions(b).length, quantities(b)]).toEqual([1, [1, 1, 1]]);
});

it("a listener of the page hears it once, and may prevent it", async () => {
  const { page, button, releaseModule, releaseBuy } = await whileParsing();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener("submit", (event) => {
      heard.push("submit");
      event.preventDefault();
    });
  });
  await button.click();
  releaseModule();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["submit"]);
  await expect.poll(() => button.getAttribute("aria-busy")).toBeNull();
  releaseBuy();
  await quietFor(page, 3_500);
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["submit"]);
  expect([additions(b).length, quantities(b)]).toEqual([0, [1, 1]]);
  expect(new URL(page.url()).pathname).not.toContain("basketedit");
});

it("a link that is pressed next is followed once the shop has answered, and shows the product", async () => {
  const { page, button, badge, releaseModule, releaseBuy } = await whileParsing();
  const answer = b.shop.faults.hold("graphql", undefined, /addProductsToBasket/);
  await button.click();
  await page.locator("#logo a").click();
  releaseModule();
  await answer.arrived(1);
  await quietFor(page, 300);
  expect(new URL(page.url()).pathname).not.toBe("/");
  releaseBuy();
  answer.release();
  await page.waitForURL((url) => url.pathname === "/");
  expect(quantities(b)).toEqual([1, 1, 1]);
  await expect.poll(() => badge.textContent()).toBe("3");
});

it("when its file never comes, the basket page tells what the shop holds", async () => {
  const { page, button, releaseModule } = await whileParsing();
  await button.click();
  releaseModule();
  await page.waitForURL(/basketedit/, { timeout: 20_000 });
  expect([additions(b).length, quantities(b)]).toEqual([1, [1, 1, 1]]);
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "basketchange")).toHaveLength(0);
});
