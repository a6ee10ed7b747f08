/** Shared by tests of shopping lists: a shopper with lists, and the platform's data about them. */
import type { Page } from "playwright";
import type { ListedProduct, ShoppingList } from "../../../fixtures/visitors";
import type { Bench } from "../support";

export const listsOf = ({ shop }: Bench): ShoppingList[] => shop.visitors.of("shopper").lists;

/** Creates a list for the shopper. */
export function withList(b: Bench, name: string, products: readonly ListedProduct[] = []): ShoppingList {
  const lists = listsOf(b);
  const list = { id: Math.max(10, ...lists.map(({ id }) => id)) + 1, name, isPublic: false, products };
  lists.push(list);
  return list;
}

/** Number of requests to the platform that contain this word. */
export const asked = ({ shop }: Bench, word: string): number =>
  shop.requests.filter(({ endpoint, body }) => endpoint === "graphql" && body.includes(word)).length;

/** Plain products in stock. */
export const plain = ({ shop }: Bench) =>
  shop.catalogue.products.filter(({ price, stock, sizes }) => price > 0 && stock > 9 && sizes.length === 0);

/** A button that adds a plain product to a list, as a theme may put it on any page. */
export const listButton = (id: number | undefined, more = "") =>
  `<div class="product" data-product_id="${id}"><a class="to_list btn" href="#addToList" data-island="shopping-lists"${more}>Dodaj do listy</a></div>`;

export const chooser = (page: Page) => {
  const dialog = page.locator("dialog.--sl-choose");
  return {
    dialog,
    row: (name: string) => dialog.locator("[data-list_id]:not([data-list_skeleton])", { hasText: name }),
    /** The row for a first list that does not exist yet. */
    offer: dialog.locator("[data-list_offer]"),
    create: dialog.locator(".sl_create__link"),
    name: dialog.locator(".sl_create__input"),
    make: dialog.locator(".sl_create__button"),
  };
};

/** The count beside a list's name in the header. */
export const headerCount = (page: Page, name: string) =>
  page
    .locator(".slt_lists [data-list_id]:not([data-list_skeleton])", { hasText: name })
    .locator("[data-list_count]");
