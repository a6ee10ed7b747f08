import type { Basket } from "../../runtime/contracts/basket";

/** Marks the free-shipping banner as active when nothing is missing; without a limit the server's state stays. */
export function markFreeShipping(missing: number | null): void {
  if (missing !== null && missing >= 0)
    document.getElementById("freeShipping")?.classList.toggle("--active", missing === 0);
}

/**
 * Shows the server's one-click checkout only for a basket that it accepts: a line without a name or with a
 * subscription rules it out (ruling 1).
 */
export function offerExpressCheckout(host: HTMLElement, { lines }: Basket): void {
  const ruledOut = lines.some(({ name, subscriptionPeriod }) => !name || subscriptionPeriod !== "0");
  for (const element of host.querySelectorAll<HTMLElement>(
    ".top_basket__express_checkout_container, express-checkout",
  ))
    element.hidden = ruledOut;
}
