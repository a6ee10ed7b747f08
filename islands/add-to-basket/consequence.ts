import type { Failed } from "../../runtime/contracts/basket";
import type { Text } from "./texts";

/** The next step after a failed addition. */
export interface Consequence {
  readonly text: Text;
  /** The server did not refuse the product, and the basket does not hold it: submit the form natively. */
  readonly natively: boolean;
  /** The shopper has to continue on the basket page, so the message links to it. */
  readonly look?: boolean;
}

/**
 * Decides what a failure means.
 * - The server refused (4xx): a native submit would be refused too. The message explains it and the shopper stays.
 * - No answer or a broken one (network, timeout, 5xx): the native submit is the safer way. It runs only if a fresh
 *   basket is unchanged; otherwise the product may be in it already and would be added twice.
 * - Offline: a native submit would only replace the page with the browser's error page.
 */
export function consequence(
  { kind, status = 0, message, unchanged, holds }: Failed,
  online: boolean,
): Consequence {
  if (status === 429) return { text: "add-to-basket.busy", natively: false };
  if (kind === "refused" && holds !== undefined)
    return { text: "add-to-basket.no-more", natively: false, look: true };
  if (kind === "refused" || (status >= 400 && status < 500))
    return { text: message ? "add-to-basket.refused-because" : "add-to-basket.refused", natively: false };
  if (!online) return { text: "add-to-basket.offline", natively: false };
  return unchanged
    ? { text: "add-to-basket.natively", natively: true }
    : { text: "add-to-basket.unclear", natively: false, look: true };
}
