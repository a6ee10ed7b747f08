import type { PageSlice } from "../contracts/store";

/**
 * Whether the page may be older than what its tab knows. It came from the server's cache, or the browser loaded it before
 * the shopper asked for it.
 */
export function isOlder({ cached }: Pick<PageSlice, "cached">): boolean {
  // Some embedded browsers have no entries.
  const [navigation = {}] = performance.getEntriesByType?.("navigation") ?? [];
  return (
    cached ||
    Reflect.get(navigation, "activationStart") > 0 ||
    Reflect.get(navigation, "deliveryType") === "navigational-prefetch"
  );
}
