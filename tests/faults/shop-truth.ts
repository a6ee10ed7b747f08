/** Compares what a page tells its shopper with what the shop holds. Used without vitest by `npm run chaos`, too. */
import type { BrowserContext, Page } from "playwright";
import type { Shop } from "../../fixtures/shop";
import { type Visitor, visitorCookie } from "../../fixtures/visitors";

/** The visitor whom the shop knows by the context's cookie. */
export async function visitorOf(shop: Shop, context: BrowserContext): Promise<Visitor> {
  const cookie = (await context.cookies(shop.url)).find(({ name }) => name === visitorCookie);
  return shop.visitors.of(cookie?.value ?? "nobody");
}

/** What the page shows of the shopper's things; `null` where it shows nothing. */
interface Shown {
  readonly badge: string | null;
  /** Quantities in the open basket panel. */
  readonly quantities: readonly number[] | null;
  /** Names and numbers of products of the lists in the header. */
  readonly lists: readonly string[] | null;
  readonly compared: number | null;
  /** Whether the basket is marked as not confirmed by the shop. */
  readonly isOpenToDoubt: boolean;
}

/** Runs in the page. */
function look(): Shown {
  const isSeen = (element: Element | null): element is HTMLElement => !!element?.getClientRects().length;
  const badge = document.querySelector("#menu_basket .badge");
  const rows = [...document.querySelectorAll("#menu_basket li.top_basket__product")];
  const numbers = rows.map((row) => Number(row.querySelector("input")?.value));
  const heads = [...document.querySelectorAll(".slt_lists [data-list_id]:not([data-list_skeleton])")];
  const lists = heads.map((head) => {
    const [name, count] = ["[data-list_name]", "[data-list_count]"].map((part) =>
      head.querySelector(part)?.textContent?.trim(),
    );
    return `${name} (${count})`;
  });
  const bar = document.querySelector("#menu_compare_product");
  const basket = Reflect.get(window, "wyspa")?.store?.getState?.().basket;
  return {
    badge: isSeen(badge) ? (badge.textContent?.trim() ?? "") : null,
    quantities: rows.length && rows.every(isSeen) && numbers.every((one) => one > 0) ? numbers : null,
    lists: heads.length ? lists : null,
    compared: isSeen(bar) ? bar.querySelectorAll(".compare__item").length : null,
    isOpenToDoubt: !!document.querySelector("[data-wyspa-provisional]") || !!basket?.outdated,
  };
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other).join();

/** @returns what the page says that is not so */
export async function lies(page: Page, shop: Shop): Promise<string[]> {
  const { basket, lists, compared } = await visitorOf(shop, page.context());
  const shown = await page.evaluate(look);
  const quantities = basket.map(({ quantity }) => quantity);
  const count = basket.reduce(
    (sum, { quantity, product }) => sum + (product.unit.sellBy < 1 ? 1 : quantity),
    0,
  );
  const held = lists.map((list) => `${list.name} (${list.products.length})`);
  const found: string[] = [];
  if (shown.badge && Number(shown.badge) !== count && !shown.isOpenToDoubt)
    found.push(`the header says ${shown.badge} products, the shop holds ${count}`);
  if (shown.quantities && sorted(shown.quantities) !== sorted(quantities) && !shown.isOpenToDoubt)
    found.push(`the panel shows ${shown.quantities}, the shop holds ${quantities}`);
  if (shown.lists && [...shown.lists].sort().join() !== [...held].sort().join())
    found.push(`the header shows the lists ${shown.lists}, the shop holds ${held}`);
  if (shown.compared !== null && shown.compared !== compared.length)
    found.push(`the bar compares ${shown.compared} products, the shop holds ${compared.length}`);
  return found;
}
