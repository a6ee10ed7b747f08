/** Everything that Wyspa renders shows net or gross prices, by the customer's price type. */
import { describe, expect, test } from "vitest";
import { costsOf } from "../../../fixtures/basket/costs";
import { formatted, netOf } from "../../../fixtures/catalogue/money";
import { renderEnvelope } from "../../../fixtures/shop";
import { asShopper, filled, header } from "../mini-basket/shop";
import { bench, type Visit, type VisitOptions } from "../support";

const b = bench();

const search = async ({ page }: Visit, text: string) => {
  await page.locator(".menu_search__input").fill(text);
  await page.locator(".search_result__price").first().waitFor();
  return page
    .locator(".search_result__item.--product")
    .evaluateAll((items) =>
      items.map((item) => [
        item.getAttribute("href")?.replace(/^https?:\/\/[^/]+/, ""),
        item.querySelector(".search_result__price")?.textContent,
      ]),
    );
};

for (const type of ["net", "gross"] as const)
  describe(`a shopper with ${type} prices`, () => {
    const amount = (gross: number) => formatted(type === "net" ? netOf(gross) : gross);
    const visit = (path: string, options: VisitOptions = {}) =>
      b.visit({ path: type === "net" ? `${path}?net=1` : path, context: asShopper(b), ...options });

    for (const source of ["storefront data", "GraphQL"])
      test(`sees ${type} amounts in the mini basket by ${source}: header, link name, lines and sum`, async () => {
        b.shop.config.basketBlock = source === "storefront data";
        const visitor = filled(b, 2);
        const { page, errors } = await visit("/");
        const made = header(page);
        const worth = formatted(costsOf(visitor.basket).worth[type]);
        const other = formatted(costsOf(visitor.basket).worth[type === "net" ? "gross" : "net"]);
        await expect.poll(() => made.price.textContent()).toBe(worth);
        await expect.poll(() => made.link.textContent()).toContain(`Wartość koszyka: ${worth}`);
        await made.toggle.click();
        await expect.poll(() => made.rows.count()).toBe(2);
        const prices = await made.rows.locator(".top_basket__price").allTextContents();
        expect(prices).toEqual(visitor.basket.map(({ product }) => amount(product.price)));
        expect(await made.rows.locator(".top_basket__vat").allTextContents()).toEqual(
          type === "net" ? ["netto", "netto"] : [],
        );
        expect(await made.panel.locator(".--worth .top_basket__summary_value").textContent()).toBe(worth);
        expect(await made.host.textContent()).not.toContain(other);
        expect(errors).toEqual([]);
      });

    test(`sees ${type} prices in search suggestions`, async () => {
      const made = await visit("/");
      const found = await search(made, "kurtka");
      expect(found.length).toBeGreaterThan(0);
      const products = new Map(b.shop.catalogue.products.map((product) => [product.link, product]));
      const right = found.map(([link]) => [link, amount(products.get(link ?? "")?.price ?? -1)]);
      expect(found).toEqual(right);
    });
  });

test("cached suggestions serve both price types, because the cache holds the answer and not its prices", async () => {
  const made = await b.visit();
  const gross = await search(made, "kurtka");
  await made.page.goto(`${b.shop.url}/?net=1`);
  await made.page.evaluate(() => window.wyspa.ready);
  const asked = b.shop.requests.filter(({ body }) => body.includes("productsTextSearch")).length;
  const net = await search(made, "kurtka");
  expect(net.map(([link]) => link)).toEqual(gross.map(([link]) => link));
  expect(net.map(([, price]) => price)).not.toEqual(gross.map(([, price]) => price));
  expect(b.shop.requests.filter(({ body }) => body.includes("productsTextSearch")).length).toBe(asked);
});

test("wyspa:basket reports the worth in the shopper's price type", async () => {
  const visitor = filled(b, 2);
  const { page } = await b.visit({
    path: "/?cached=1&net=1",
    context: asShopper(b),
    before: (of) =>
      of.addInitScript(() =>
        document.addEventListener("wyspa:basket", ({ detail }) => Reflect.set(window, "told", detail.worth)),
      ),
  });
  const told = () => page.evaluate(() => Reflect.get(window, "told"));
  await expect.poll(told).toBe(formatted(costsOf(visitor.basket).worth.net));
});

test("hidden prices count as gross, as the platform defines", async () => {
  b.shop.page("/hidden-prices", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      content: "<h1>Ceny</h1>",
      headExtra: '<script>app_shop.vars.priceType = "hidden";</script>',
    }),
  );
  const visitor = filled(b, 1);
  const { page } = await b.visit({ path: "/hidden-prices", context: asShopper(b) });
  const { toggle, rows } = header(page);
  await toggle.click();
  const [line] = visitor.basket;
  await expect
    .poll(() => rows.locator(".top_basket__price").allTextContents())
    .toEqual([formatted(line?.product.price ?? 0)]);
});
