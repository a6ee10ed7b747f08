import type { WyspaStore } from "../contracts/store";
import { isDocumentHere } from "./document-address";

/**
 * Tells hosts of a later page, which another script has put in place of the one that the browser loaded. What the server
 * has written there is newer than what the store holds.
 * @returns whether a host came later; call it once for each mount
 */
export function laterHosts(): (store: WyspaStore) => boolean {
  const known = new WeakSet<WyspaStore>();
  return (store) => {
    // The page that the browser loaded may have had no such host.
    const isLater = known.has(store) || !isDocumentHere();
    known.add(store);
    return isLater;
  };
}
