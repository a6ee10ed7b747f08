import type { SafeStorage } from "../../runtime/base/storage";

/**
 * Key of the texts that this session searched for: one a line, latest first, also repeated ones. It has the cache's
 * prefix, so that `forgetSearches` removes it at a sign-out, too (bar H4).
 */
export const RECENT = "search_recent";
/** UTF-16 units. */
const MOST = 500;

/** Remembers a text. Nothing is kept when the browser denies its storage. */
export function remember(storage: SafeStorage, text: string): void {
  if (!storage.set(RECENT, `${text}\n${storage.get(RECENT) ?? ""}`.slice(0, MOST))) storage.remove(RECENT);
}
