import { isHere } from "./addresses";

/**
 * The address that the browser loaded this document from. `location` and `history.state` follow Back and Forward, which
 * may come before any code runs. Without the measure, it is the address in the bar.
 */
export function documentAddress(): string {
  const name = performance.getEntriesByType("navigation")[0]?.name ?? "";
  return /^http/.test(name) ? name : location.href;
}

/** Whether the address in the bar is the document's, ignoring hashes. */
export const isDocumentHere = (): boolean => isHere(documentAddress());
