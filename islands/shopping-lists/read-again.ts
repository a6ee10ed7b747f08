/** Re-reads lists from the shop's own pages, to find out the result after an unclear answer. */
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import { type Product, rowProduct } from "./products";
import { knownLists, type List, type ReadList } from "./rows";

type Pages = Pick<IslandContext["platform"], "readPage">;

/** The page of the lists; its header names all of them. */
export const PAGE = "/shoppinglist.php";
/** A row on a list's own page. */
export const ROW = ".sl_products__product";

/** The shopper's lists; `null` when the page does not contain them. */
export async function readLists({ readPage }: Pages): Promise<readonly List[] | null> {
  const page = await readPage(document.querySelector<HTMLAnchorElement>("a.slt_link[href]")?.href ?? PAGE);
  // The row template exists even without lists, so an empty result is still an answer.
  return page.ok && page.data.querySelector("[data-list_id]") ? knownLists(page.data) : null;
}

/** The products on a list, from its own page; `null` when the page does not show all of them. */
export async function readProducts(
  { readPage }: Pages,
  { id, link, count }: ReadList,
): Promise<readonly Product[] | null> {
  const address = safeLink(link);
  const page = address ? await readPage(address) : null;
  const section =
    page?.ok && page.data.querySelector(`section.shopping_list[data-list_id="${CSS.escape(id)}"]`);
  if (!section) return null;
  const products = [...section.querySelectorAll(ROW)].flatMap((row) => rowProduct(row) ?? []);
  return products.length < Number(count) ? null : products;
}
