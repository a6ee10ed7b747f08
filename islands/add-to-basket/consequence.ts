import type { Fault } from "../../runtime/platform/result";
import type { Text } from "./texts";

/** What a failed addition leads to. */
export interface Consequence {
  readonly text: Text;
  /** Nobody refused the product, so the form goes the way that it goes without us. */
  readonly natively: boolean;
}

/**
 * Decides what a failure means. Where the server said no (4xx), the same form would be refused again: the shopper
 * is told and stays. Where no answer or a broken one came (network, timeout, 5xx), the native submit is the surer
 * way, and the basket page that it leads to shows what the server really holds. Without any connection it would
 * only put the browser's error page in the place of the product.
 */
export function consequence({ kind, status = 0 }: Fault, online: boolean): Consequence {
  if (status === 429) return { text: "add-to-basket.busy", natively: false };
  if (kind === "refused" || (status >= 400 && status < 500))
    return { text: "add-to-basket.refused", natively: false };
  return online
    ? { text: "add-to-basket.natively", natively: true }
    : { text: "add-to-basket.offline", natively: false };
}
