/** Re-reads a list from its own page, to find out the result after an unclear answer. */
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import type { ReadList } from "../../runtime/dom/list-rows";
import { type Product, rowProduct } from "./products";

type Pages = Pick<IslandContext["platform"], "readPage">;

/** A row on a list's own page. */
export const ROW = ".sl_products__product";

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
