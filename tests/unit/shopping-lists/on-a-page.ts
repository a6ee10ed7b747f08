/** Pages of the fixture shop with the real island for shopping lists, for a shopper with lists. */
import { renderEnvelope } from "../../../fixtures/shop";
import type { ListedProduct, ShoppingList } from "../../../fixtures/visitors";
import { type OpenPage, openShop, SHOPPER } from "../open-page";

const chunks = {
  "shopping-lists": () => import("../../../islands/shopping-lists/index"),
  "read-page": () => import("../../../runtime/platform/read-page"),
};

/** The row of a list in the open chooser. */
export const row = (name: string): HTMLElement => {
  const rows = document.querySelectorAll<HTMLElement>("dialog [data-list_id]:not([data-list_skeleton])");
  const found = [...rows].find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no row for ${name}`);
  return found;
};
export const save = (of: Element) => of.querySelector<HTMLElement>(".sl_choose__button")?.click();

/** The count beside a list's name in the header; null where the header does not have the list. */
export const headerCount = (name: string): string | null =>
  [...document.querySelectorAll(".slt_lists [data-list_id]:not([data-list_skeleton])")]
    .find((one) => one.textContent?.includes(name))
    ?.querySelector("[data-list_count]")?.textContent ?? null;

export function openLists() {
  const street = openShop();
  const lists = (): ShoppingList[] => street.shop.visitors.of(SHOPPER).lists;
  return {
    street,
    lists,
    list(name: string, products: readonly ListedProduct[] = []): ShoppingList {
      const made = { id: 11 + lists().length, name, isPublic: false, products };
      lists().push(made);
      return made;
    },
    /** Ids of the products on a list. */
    on: (name: string) =>
      lists()
        .find((list) => list.name === name)
        ?.products.map(({ id }) => id),
    /** Products without a choice of size. */
    plain: () =>
      street.shop.catalogue.products
        .filter(({ price, stock, sizes }) => price > 0 && stock > 9 && !sizes.length)
        .map(({ id }) => id),
    asked: (word: string) => street.shop.requests.filter(({ body }) => body.includes(word)).length,
    /** A page with these buttons. */
    async openPage(content: string): Promise<OpenPage> {
      street.shop.page("/polecamy", (context) => renderEnvelope({ context, pageType: "text", content }));
      const page = await street.open("/polecamy", { chunks });
      await page.start("shopping-lists");
      return page;
    },
    async openOwnPage(): Promise<OpenPage> {
      const page = await street.open("/shoppinglist.php", { chunks });
      await page.start("shopping-lists");
      return page;
    },
  };
}

/** A button that puts a product on a list, as a theme may write it anywhere. */
export const listButton = (id: number | undefined, more = "") =>
  `<div class="product" data-product_id="${id}"${more}><a class="to_list btn" href="#addToList" data-island="shopping-lists">Dodaj do listy</a></div>`;
