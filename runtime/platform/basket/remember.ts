/**
 * Remembers the last known basket, for the first paint of pages that come from a cache (references §4 cart
 * cache), and for noticing that a native submit has changed it. Kept for the tab's session only.
 */
import type { SafeStorage } from "../../shop/storage";
import { encodeJson } from "../json";
import type { Basket } from "./basket";

export const KEY = "wyspa_basket";
/** Changes when the shape does: what an older build wrote is not read. */
export const SHAPE = 1;
const LONGEST = 40_000;

export function remember(storage: SafeStorage, basket: Basket, language: string): void {
  const entry = encodeJson({ shape: SHAPE, language, basket });
  if (entry.length <= LONGEST) storage.set(KEY, entry);
  else storage.remove(KEY);
}
