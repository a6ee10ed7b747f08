/** The lists as the shop's own pages show them now: what is true after an answer that does not say it. */
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import { type Product, rowProduct } from "./products";
import { knownLists, type List } from "./rows";

type Pages = Pick<IslandContext["platform"], "readPage">;

/** The page of the lists, whose header names all of them. */
export const PAGE = "/shoppinglist.php";
/** A row of a list's own page. */
export const ROW = ".sl_products__product";

/** The shopper's lists; null where the page does not say. */
export async function readLists({ readPage }: Pages): Promise<readonly List[] | null> {
  const page = await readPage(document.querySelector<HTMLAnchorElement>("a.slt_link[href]")?.href ?? PAGE);
  // The pattern for rows stands there without a list, too.
  return page.ok && page.data.querySelector("[data-list_id]") ? knownLists(page.data) : null;
}

/** What stands on a list, by its own page; null where the page does not show all of it. */
export async function readProducts(
  { readPage }: Pages,
  { id, link, count }: Required<List>,
): Promise<readonly Product[] | null> {
  const address = safeLink(link);
  const page = address ? await readPage(address) : null;
  const section =
    page?.ok && page.data.querySelector(`section.shopping_list[data-list_id="${CSS.escape(id)}"]`);
  if (!section) return null;
  const products = [...section.querySelectorAll(ROW)].flatMap((row) => rowProduct(row) ?? []);
  return products.length < Number(count) ? null : products;
}
