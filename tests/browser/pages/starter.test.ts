/**
 * The page and the server of dist/README.md, "Your own page". Both are taken out of the document. Shoppers use them
 * by touch and by keyboard.
 */
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "../axe";
import { bench, desktop, phone, type Visit, type VisitOptions } from "../support";
import { type StarterShop, shownFile, startStarterShop } from "./starter-shop";

const b = bench();
const held: { shop?: StarterShop } = {};
beforeAll(async () => {
  held.shop = await startStarterShop();
});
afterAll(() => held.shop?.close());

const open = (viewport: typeof phone, more: VisitOptions = {}): Promise<Visit> => {
  const context = { hasTouch: viewport === phone, isMobile: viewport === phone, ...more.context };
  const settings = { ...context, reducedMotion: "reduce" } as const;
  return b.visit({ origin: held.shop?.origin ?? "", viewport, ...more, context: settings });
};

/** What the server holds for the page's shopper: number of pieces, sum, and quantity by name. */
async function serverHolds({ context }: Visit) {
  const answer = await context.request.post(`${held.shop?.origin}/ajax/get.php`);
  const { basket } = (await answer.json()).Basket.response;
  const lines = basket.products.map((line: { name: string; count: number }) => [line.name, line.count]);
  return [basket.productsCounter, basket.worth_formatted, Object.fromEntries(lines)];
}
/** What the shopper sees in the header and in the open panel, or on a phone in the sheet. */
async function shopperSees(page: Page) {
  const badge = Number(await page.locator(".badge").innerText());
  const sum = await page.locator(".top_basket__sub .top_basket__price").innerText();
  const fields = page.locator(":is(.top_basket__details, .top_basket__sheet) input");
  const lines = await fields.evaluateAll((inputs) =>
    inputs.map((input) => {
      const name = input.getAttribute("aria-label")?.replace("Ilość: ", "") ?? "";
      return [name, Number((input as HTMLInputElement).value)];
    }),
  );
  return [badge, sum, Object.fromEntries(lines)];
}

test("the server has fewer than 60 lines", () => {
  expect(shownFile("server.mjs").trimEnd().split("\n").length).toBeLessThan(60);
});

describe.each([
  ["by touch on a phone", phone],
  ["by keyboard on a desktop", desktop],
] as const)("%s", (_, viewport) => {
  const isTouch = viewport === phone;
  /** Presses a control as the shopper does: with a finger, or with the Enter key. */
  const press = async (page: Page, selector: string) => {
    const control = page.locator(selector).filter({ visible: true }).first();
    if (isTouch) return control.tap();
    await control.focus();
    await page.keyboard.press("Enter");
  };

  test("a shopper adds products, changes and removes them, and sees what the server holds", async () => {
    const visit = await open(viewport);
    const { page, errors } = visit;
    await page.locator("#towar-1 [name=number]").fill("2");
    await press(page, "#towar-1 button");
    await expect
      .poll(() => visit.said())
      .toContainEqual(expect.stringContaining("Dodano do koszyka: Kubek morski."));
    await press(page, "#towar-2 button");
    await expect.poll(() => page.locator(".badge").innerText()).toBe("3");
    await press(page, isTouch ? ".top_basket__sub" : ".top_basket__toggle");
    await expect
      .poll(() => shopperSees(page))
      .toEqual([3, "94,30 zł", { "Kubek morski": 2, "Kubek leśny": 1 }]);
    expect(await serverHolds(visit)).toEqual(await shopperSees(page));

    await press(page, '[aria-label="Zwiększ ilość: Kubek leśny"]');
    await expect
      .poll(() => serverHolds(visit))
      .toEqual([4, "128,80 zł", { "Kubek morski": 2, "Kubek leśny": 2 }]);
    await expect.poll(() => shopperSees(page)).toEqual(await serverHolds(visit));
    await press(page, '[aria-label="Usuń Kubek morski"]');
    await expect.poll(() => serverHolds(visit)).toEqual([2, "69,00 zł", { "Kubek leśny": 2 }]);
    await expect.poll(() => shopperSees(page)).toEqual([2, "69,00 zł", { "Kubek leśny": 2 }]);

    await page.reload();
    await expect.poll(() => page.locator(".badge").innerText()).toBe("2");
    expect([errors.map(String), visit.console]).toEqual([[], []]);
  });

  test("a shopper finds a product by suggestions, and chooses it", async () => {
    const { page, errors, console } = await open(viewport);
    const field = page.locator("[name=text]");
    await (isTouch ? field.tap() : field.focus());
    await page.keyboard.type("kub", { delay: 30 });
    const suggestions = page.locator(".search_result__item.--product");
    await expect
      .poll(() => suggestions.allInnerTexts())
      .toEqual([expect.stringContaining("Kubek morski"), expect.stringContaining("Kubek leśny")]);
    if (isTouch) await suggestions.nth(1).tap();
    else {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => page.url()).toMatch(/#towar-2$/);
    expect([errors.map(String), console]).toEqual([[], []]);
  });

  test("a shopper corrects the form, picks a day, and sends it", async () => {
    const visit = await open(viewport);
    const { page, errors } = visit;
    const send = 'form[action="/contact.php"] button:not([type=button])';
    const errorOf = (name: string) => page.locator(`p:has([name=${name}])`);
    await page.locator("#name").fill("Anna");
    await page.locator("#mail").fill("anna@");
    await press(page, send);
    await expect.poll(() => page.locator("#mail").getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.locator("#day").getAttribute("aria-invalid")).toBe("true");
    expect(await errorOf("mail").innerText()).toMatch(/mail/i);
    expect(page.url()).not.toContain("contact.php");

    await page.locator("#mail").fill("anna@sklep.test");
    await press(page, ".date-picker__button");
    const days = page.locator("[role=grid] button:enabled");
    await days.first().waitFor();
    if (isTouch) await days.last().tap();
    else {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await expect.poll(() => page.locator("#day").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    const day = await page.locator("#day").inputValue();
    expect(await violations(page)).toEqual([]);
    await press(page, send);
    await page.waitForURL(/contact\.php$/);
    expect((await page.locator("p").allInnerTexts()).join("|")).toBe(
      `Dziękujemy!|Anna|anna@sklep.test|${day}`,
    );
    expect([errors.map(String), visit.console]).toEqual([[], []]);
  });

  test("a shopper opens the map, whose pictures are the server's, and a store's popup", async () => {
    const { page, errors, console, requests } = await open(viewport);
    await press(page, '.store-map__item:has-text("Nad Motławą") .store-map__show');
    const popup = page.locator(".stocks_marker");
    await expect.poll(() => popup.innerText(), { timeout: 60_000 }).toContain("Długa 4");
    await expect.poll(() => requests.filter((path) => path === "/tile.png").length).toBeGreaterThan(0);
    expect(await page.locator(".map_attribution").innerText()).toContain("Mapa przykładowa");
    expect([errors.map(String), console]).toEqual([[], []]);
  });
});

test("while get.php fails, products reach the basket, search and form work, and the header recovers with it", async () => {
  const visit = await open(phone, {
    before: (page) =>
      page.route("**/ajax/get.php", (route) => route.fulfill({ status: 500, body: "<h1>500</h1>" })),
  });
  const { page, errors } = visit;
  await page.locator("#towar-1 button").tap();
  await expect.poll(() => visit.said()).toEqual(["Dodano do koszyka: Kubek morski."]); // no number: it is unknown
  expect(await serverHolds(visit)).toEqual([1, "29,90 zł", { "Kubek morski": 1 }]);
  await page.locator("form[action='/contact.php'] button:not([type=button])").tap();
  await expect.poll(() => page.locator("#mail").getAttribute("aria-invalid")).toBe("true");
  await page.locator("[name=text]").tap();
  await page.keyboard.type("kub", { delay: 30 });
  await expect.poll(() => page.locator(".search_result__item.--product").count()).toBe(2);
  await page.keyboard.press("Escape");
  expect(held.shop?.written()).toContain("get.php returned no usable data for Basket: status 500");

  await page.unroute("**/ajax/get.php");
  await page.locator("#towar-2 button").tap();
  await expect.poll(() => page.locator(".badge").innerText()).toBe("2");
  await expect.poll(() => visit.said().then((all) => all.at(-1))).toContain("W koszyku 2 produkty");
  expect(errors.map(String)).toEqual([]);
});

test("without the script, forms lead to pages of the server", async () => {
  const { page } = await open(phone, { bare: true, context: { javaScriptEnabled: false } });
  await page.locator("#towar-1 button").tap();
  await page.getByText("1 × Kubek morski").waitFor();
  await page.goBack();
  await page.locator("[name=text]").fill("leś");
  await page.locator("[role=search] button").tap();
  await page.getByText("Kubek leśny").waitFor();
});
