import { queryAll } from "../base/safe-dom";
import type { WyspaStore } from "../contracts/store";
import { isDocumentHere } from "./document-address";

/**
 * Tells hosts of a later page, which another script has put in place of the one that the browser loaded. What the server
 * has written there is newer than what the store holds. A page may have several hosts of an island: all that are there at
 * the first mount are of the same page.
 * @returns whether a host came later; call it once for each mount
 */
export function laterHosts(): (store: WyspaStore, host: Element) => boolean {
  const first = new WeakMap<WyspaStore, WeakSet<Element>>();
  return (store, host) => {
    const known = first.get(store);
    if (!known) first.set(store, new WeakSet(queryAll(document.documentElement, "[data-island-status]")));
    // The page that the browser loaded may have had no such host.
    return (known && !known.has(host)) || !isDocumentHere();
  };
}
