/**
 * Remembers the last known basket, for the first paint of pages that come from a cache (references §4 cart
 * cache), and for noticing that a native submit has changed it. Kept for the tab's session only.
 */

import { encodeJson } from "../../base/json";
import type { SafeStorage } from "../../base/storage";
import type { Basket } from "../../contracts/basket";

export const KEY = "wyspa_basket";
/** Changes when the shape does: what an older build wrote is not read. */
export const SHAPE = 3;
const LONGEST = 40_000;

/**
 * @param edition of the shop: the page's language and currency, in which names and amounts are written
 * @param status whether somebody is signed in, so that the next page notices when that has changed; never who
 */
export function remember(storage: SafeStorage, basket: Basket, edition: string, status: string): void {
  const entry = encodeJson({ shape: SHAPE, edition, status, basket });
  if (entry.length <= LONGEST) storage.set(KEY, entry);
  else storage.remove(KEY);
}
