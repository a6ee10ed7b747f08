/** Reads the shopper's lists from the shop's own page: after an unclear answer, or a change elsewhere. */
import type { Platform } from "../contracts/platform";
import { addList, dropList, knownLists, LISTS_CHANGED, type List } from "../dom/list-rows";

/** The page of the lists; its header names all of them. */
export const LISTS_PAGE = "/shoppinglist.php";

/** The shopper's lists; `null` when the page does not contain them. */
export async function readLists({ readPage }: Pick<Platform, "readPage">): Promise<readonly List[] | null> {
  const page = await readPage(
    document.querySelector<HTMLAnchorElement>("a.slt_link[href]")?.href ?? LISTS_PAGE,
  );
  // The row template exists even without lists, so an empty result is still an answer.
  return page.ok && page.data.querySelector("[data-list_id]") ? knownLists(page.data) : null;
}

/** Gives header, drawer and chooser the lists that the shop has now; the rows of lists that are gone go. */
export async function renewLists(platform: Pick<Platform, "readPage">): Promise<void> {
  const lists = await readLists(platform);
  if (!lists) return;
  for (const { id } of knownLists()) if (!lists.some((list) => list.id === id)) dropList(id);
  for (const list of lists) addList(list);
  for (const chooser of document.querySelectorAll(".sl_choose"))
    chooser.dispatchEvent(new CustomEvent(LISTS_CHANGED));
}
