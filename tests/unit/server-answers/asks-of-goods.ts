/** How the code asks for baskets, products, searches, and what the page shows. */
import { expect, vi } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { readCompared } from "../../../islands/comparison/compared";
import { askShop } from "../../../islands/search-panel/ask-shop";
import type { BlockName } from "../../../runtime/contracts/blocks";
import { placeServerContent } from "../../../runtime/gate/server-content";
import { makeReport } from "../../../runtime/platform/report";
import { makeTracking } from "../../../runtime/platform/tracking";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { type Asking, type Asks, fine, firstOf, productsOf, shopperOf, subscribedOf, variables } from "./ask";

const amount = expect.stringMatching(/\d zł$/);
const read = async ({ context }: Asking, block: BlockName): Promise<unknown> => {
  const answer = (await context.platform.storefront([block], { fresh: true })).get(block);
  return answer?.ok ? answer.data : answer;
};
/** What the gate puts into the page, as pairs of kind and markup. */
async function placed({ context }: Asking, block: "Snippets" | "ToplayersAndWidgets"): Promise<unknown> {
  const put: unknown[] = [];
  const gate = { insert: async (kind: string, markup: string) => void put.push([kind, markup]) };
  await placeServerContent({
    gate: gate as never,
    storefront: (blocks) => context.platform.storefront(blocks, { fresh: true }),
    blocks: [block],
    report: ({ error }) => put.push(error),
  });
  return put;
}
const search = ({ context, signal }: Asking) => askShop(context)("kurtka", signal);
const found = fine({
  options: expect.arrayContaining([
    expect.objectContaining({ kind: "product", name: expect.stringContaining("urtka"), price: amount }),
  ]),
});
const withoutBlock = (shop: Asking["shop"]) => Object.assign(shop.config, { basketBlock: false });
const wish = (product: string, more = {}) => [{ product, size: "uniw", quantity: 2, ...more }];

export const asksOfGoods = {
  Basket: {
    prepare: (shop) => shop.fillBasket(shopperOf(shop).id, 1),
    act: ({ context }) => context.platform.basket.refresh(),
    understood: fine({
      count: 1,
      lines: [
        {
          id: expect.stringMatching(/^\d+$/),
          settable: true,
          quantity: 1,
          name: expect.any(String),
          worth: { gross: amount },
        },
      ],
      worth: { gross: amount },
      toFreeShipping: expect.any(Number),
      freeShippingLimit: expect.any(Number),
    }),
  },
  Comparers: {
    prepare: (shop) => shopperOf(shop).compared.push(...productsOf(shop).slice(0, 2)),
    act: async (asking) => readCompared(await read(asking, "Comparers")),
    understood: [{ name: expect.any(String), link: expect.any(String), remove: expect.any(String) }, {}],
  },
  Snippets: {
    act: (asking) => placed(asking, "Snippets"),
    understood: [
      ["snippets", expect.stringContaining("<meta")],
      ["snippets", expect.any(String)],
    ],
  },
  ToplayersAndWidgets: {
    act: (asking) => placed(asking, "ToplayersAndWidgets"),
    understood: [["topLayers", expect.stringContaining("widget")]],
  },
  Wishlist: { act: (asking) => read(asking, "Wishlist"), understood: {} },
  Projector: { act: (asking) => read(asking, "Projector"), understood: {} },
  addProductsToBasket: {
    act: ({ context, shop }) => context.platform.basket.add({ id: firstOf(shop), size: "uniw", quantity: 2 }),
    understood: fine({ count: 2 }),
  },
  removeProductsFromBasket: {
    prepare: (shop) => {
      withoutBlock(shop);
      shop.fillBasket(shopperOf(shop).id, wish(subscribedOf(shop), { subscription: true }));
    },
    before: ({ context }) => context.platform.basket.refresh(),
    async act({ context }) {
      const [line] = context.store.getState().basket.basket?.lines ?? [];
      return context.platform.basket.remove({ ...line, id: line?.id ?? "", size: line?.size ?? "" });
    },
    understood: fine({ count: 0 }),
  },
  basket: {
    prepare: (shop) => {
      withoutBlock(shop);
      shop.fillBasket(shopperOf(shop).id, 1);
    },
    act: ({ context }) => context.platform.basket.refresh(),
    understood: fine({
      count: 1,
      lines: [{ id: expect.stringMatching(/^\d+$/), settable: true, quantity: 1, worth: { gross: amount } }],
      freeShippingLimit: expect.any(Number),
    }),
  },
  productsTextSearch: [
    { act: search, understood: found },
    { config: () => ({}), act: search, understood: found },
    { config: () => ({ ...variables(), search: { breadcrumbs: true } }), act: search, understood: found },
    ...[{ details: true }, { details: true, breadcrumbs: true }].map((extent) => ({
      config: () => ({ ...variables(), search: extent }),
      prepare: ({ config }: Asking["shop"]) => {
        config.searchDetails = true;
      },
      act: search,
      understood: found,
    })),
  ],
  "set a quantity": {
    prepare: (shop) => shop.fillBasket(shopperOf(shop).id, 1),
    act: ({ context, shop }) => context.platform.basket.setQuantity({ id: firstOf(shop), size: "uniw" }, 3),
    understood: { ok: true, lineQuantity: 3, data: { count: 3 } },
  },
  "add by form": {
    act: ({ context, shop }) =>
      context.platform.basket.add({
        id: subscribedOf(shop),
        size: "uniw",
        quantity: 1,
        fields: { subscription_period: "30" },
      }),
    understood: fine({ count: 1 }),
  },
  shipping: {
    path: showcase.plain.path,
    before: ({ start }) => start("product-options"),
    act: async () => {
      vi.resetModules(); // shipping costs remember the answers of the page
      one(".projector_shipping__info").click();
      return (await eventually(() => one("dialog.--shipping-info table"))).textContent;
    },
    understood: expect.stringContaining("Kurier"),
  },
  "data of a size": {
    path: showcase.pricesPerSize.path,
    before: ({ start }) => start("product-options"),
    act: async () => {
      one('.projector_sizes__item[data-size-type="3"]').click();
      await eventually(() =>
        expect(one("#projector_prices_section").classList.contains("--loading")).toBe(false),
      );
      return [textOf("#projector_price_value"), textOf("#projector_price_maxprice")];
    },
    understood: ["100,00 zł", "120,00 zł"],
  },
  "notify when available": {
    path: showcase.stockNone.path,
    before: ({ start }) => start("product-options"),
    act: async () => {
      one(".tell_availability_link_handler").click();
      const form = await eventually(() => one("form.tell_availability"));
      one<HTMLInputElement>("#availability_email").value = "anna@sklep.test";
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      // Its file may load after the form has closed.
      const success = expect.stringContaining("poprawnie dodany do powiadomień");
      await eventually(() =>
        expect([document.querySelector("dialog"), textOf("body")]).toEqual([null, success]),
      );
      return textOf("body");
    },
    understood: expect.stringContaining("poprawnie dodany do powiadomień"),
  },
  trackingEvents: {
    prepare: (shop) => shop.config.trackingScripts.push('window.dataLayer.push({ event: "add_to_cart" })'),
    async act({ context }) {
      const ran: unknown[] = [];
      const gate = { run: async (_: string, scripts: readonly string[]) => void ran.push(...scripts) };
      const { graphql } = context.platform;
      await makeTracking({
        graphql,
        gate: gate as never,
        store: context.store,
        report: ({ error }) => ran.push(error),
      })();
      return ran;
    },
    understood: [expect.stringContaining("add_to_cart")],
  },
  "coordinates of an address": {
    config: ({ maps }) => ({ tiles: { geocodeUrl: `${maps.origin}/search` } }),
    act: ({ context, signal }) => context.platform.geocode("Długa 4, Gdańsk, Polska", signal),
    understood: fine({ lat: expect.closeTo(54.35, 0), lng: expect.closeTo(18.65, 0) }),
  },
  JSerror: {
    act: async () => {
      const error = new TypeError("lines is not iterable");
      error.stack = `${error}\n    at rows (https://shop.example/wyspa/chunks/mini-basket-AB12CD.js:1:2041)`;
      makeReport(
        "0.1.0",
        () => "/graphql/v1/",
        () => "main",
      )({ error, island: "mini-basket", phase: "render" });
      return "nothing is read";
    },
    understood: "nothing is read",
  },
} satisfies Asks;
