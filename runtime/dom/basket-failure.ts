/** What a failed change of the basket means for the shopper. Islands have a text for each meaning, and decide nothing. */
import type { Failed } from "../contracts/basket";

export type Failure =
  /** The shop does not want the change: the same request would be refused again. */
  | "refused"
  /** The shop has confirmed an addition, but its basket does not show it. */
  | "contradicted"
  /** The shop is overloaded, and has not looked at the change. */
  | "busy"
  /** The device has no network. Whether the shop has received the change is not known. */
  | "offline"
  /** The basket is as before, so the change can be sent again. */
  | "unsent"
  /** Whether the shop has made the change is not known. */
  | "unclear";

/** @param isOnline whether the device has a network */
export function failureOf(
  { kind, status = 0, unchanged, productQuantity }: Failed,
  isOnline = navigator.onLine,
): Failure {
  if (status === 429) return "busy";
  if (kind === "refused") return productQuantity === undefined ? "refused" : "contradicted";
  if (status >= 400 && status < 500) return "refused";
  if (!isOnline) return "offline";
  return unchanged ? "unsent" : "unclear";
}
