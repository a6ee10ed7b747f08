/** Baskets for browser tests of the mini basket: known shoppers with known products. */
import type { Page } from "playwright";
import type { Visitor } from "../../../fixtures/visitors";
import type { Bench, VisitOptions } from "../support";

const SHOPPER = "shopper";

/** Cookies of a visitor whom the shop knows by this name. */
export const asVisitor =
  (name: string) =>
  ({ shop }: Bench): NonNullable<VisitOptions["context"]> => ({
    storageState: {
      cookies: [
        {
          name: "client",
          value: name,
          domain: "localhost",
          path: "/",
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: "Lax",
        },
      ],
      origins: [],
    },
    baseURL: shop.url,
  });

/** Cookies of the shopper whose basket `filled` fills. */
export const asShopper = asVisitor(SHOPPER);

/** Plain products in stock, sold by the piece. */
export const products = ({ shop }: Bench) =>
  shop.catalogue.products.filter(
    ({ price, stock, sizes, unit, subscription }) =>
      price > 0 && stock > 9 && sizes.length === 0 && unit.sellBy === 1 && !subscription,
  );

/** Puts one piece each of `count` products into the shopper's basket. */
export function filled(bench: Bench, count: number): Visitor {
  const visitor = bench.shop.visitors.of(SHOPPER);
  visitor.basket = products(bench)
    .slice(0, count)
    .map((product) => ({ product, size: null, subscription: false, quantity: 1 }));
  return visitor;
}

/** The pieces of each line that the shopper has in the shop's own basket. */
export const quantities = ({ shop }: Bench): number[] =>
  shop.visitors.of(SHOPPER).basket.map(({ quantity }) => quantity);

/** The additions to a basket that the shop has received. */
export const additions = ({ shop }: Bench) =>
  shop.requests.filter(({ endpoint, body }) => endpoint === "graphql" && /addProductsToBasket/.test(body));

/** The names of the fixture products, with their versions, as the panel's controls and announcements have them. */
export const names = (bench: Bench) =>
  products(bench).map(({ name, version }) => [name, version].filter(Boolean).join(", "));

export const header = (page: Page) => {
  const host = page.locator("#menu_basket");
  return {
    host,
    link: host.locator(".top_basket__sub"),
    badge: host.locator(".badge"),
    price: host.locator(".top_basket__sub .top_basket__price"),
    toggle: host.locator(".top_basket__toggle"),
    /** The link's name, which is there as soon as the island knows the basket. */
    name: host.locator(".top_basket__name"),
    panel: host.locator(".top_basket__details"),
    rows: host.locator("li.top_basket__product"),
    message: host.locator(".top_basket__message"),
  };
};
