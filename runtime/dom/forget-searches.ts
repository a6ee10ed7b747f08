import type { SafeStorage } from "../base/storage";

/**
 * Forgets what the search remembers in this tab (`islands/search-panel/cache.ts`): its prices are of somebody else, or of a
 * place that has just been left.
 */
export function forgetSearches(session: SafeStorage): void {
  for (const key of session.keys("search_")) session.remove(key);
}
