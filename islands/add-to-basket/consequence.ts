import type { Failed } from "../../runtime/contracts/basket";
import type { Text } from "./texts";

/** What a failed addition leads to. */
export interface Consequence {
  readonly text: Text;
  /** Nobody refused the product, and it is not in the basket: the form goes the way that it goes without us. */
  readonly natively: boolean;
  /** What can be done is done on the basket page. */
  readonly look?: boolean;
}

/**
 * Decides what a failure means. Where the server said no (4xx), the same form would be refused again: the shopper
 * is told and stays. Where no answer or a broken one came (network, timeout, 5xx), the native submit is the surer way,
 * but only when the basket was read again and has not changed: otherwise the product may be in it already, and would
 * be added twice. Without any connection it would only put the browser's error page in the place of the product.
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
