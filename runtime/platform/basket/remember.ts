/**
 * Remembers the last known basket in session storage. Cached pages paint it first, and a difference on the next page
 * shows that a native submit changed the basket.
 */

import { encodeJson } from "../../base/json";
import type { SafeStorage } from "../../base/storage";
import type { Basket } from "../../contracts/basket";

export const KEY = "wyspa_basket";
/** Changes with the shape of the entry, so that entries of older builds are not read. */
export const SHAPE = 4;
const LONGEST = 40_000;

/**
 * @param edition the page's language and currency, because names and amounts depend on them
 * @param status the sign-in status, so that the next page detects a change; never the customer's identity
 */
export function remember(storage: SafeStorage, basket: Basket, edition: string, status: string): void {
  const entry = encodeJson({ shape: SHAPE, edition, status, basket });
  if (entry.length <= LONGEST) storage.set(KEY, entry);
  else storage.remove(KEY);
}
