import type { SafeStorage } from "../base/storage";

/**
 * Clears the search cache of this tab (`islands/search-panel/cache.ts`), because its prices belong to another customer
 * or region.
 */
export function forgetSearches(session: SafeStorage): void {
  for (const key of session.keys("search_")) session.remove(key);
}
