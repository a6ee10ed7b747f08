import type { Failed } from "../../runtime/contracts/basket";
import { type Failure, failureOf } from "../../runtime/dom/basket-failure";
import type { Text } from "./texts";

/** The next step after a failed addition. */
export interface Consequence {
  readonly text: Text;
  /** The form is submitted natively: the safer way, where the product cannot be in the basket twice afterwards. */
  readonly natively?: boolean;
  /** The shopper has to continue on the basket page, so the message links to it. */
  readonly look?: boolean;
}

const consequences: Readonly<Record<Failure, Consequence>> = {
  // A native submit would be refused, too.
  refused: { text: "add-to-basket.refused" },
  contradicted: { text: "add-to-basket.no-more", look: true },
  busy: { text: "add-to-basket.busy" },
  // A native submit would only replace the page with the browser's error page.
  offline: { text: "add-to-basket.offline" },
  unsent: { text: "add-to-basket.natively", natively: true },
  unclear: { text: "add-to-basket.unclear", look: true },
};

export function consequence(failed: Failed): Consequence {
  const failure = failureOf(failed);
  return failure === "refused" && failed.message
    ? { text: "add-to-basket.refused-because" }
    : consequences[failure];
}
