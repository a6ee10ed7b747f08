/** Quantity prices ("order more, pay less"): which step a quantity reaches, and which quantity reaches a step. Pure. */
import type { QuantityPrice, QuantityPrices } from "../product/product";

/** Pieces that reach a step. `left` already counts the pieces in the basket. */
const limitOf = ({ left, threshold }: QuantityPrice): number => left ?? threshold;

/** The highest step that a quantity reaches; `null` when it reaches no step. */
export function reachedStep(prices: QuantityPrices | null, quantity: number): QuantityPrice | null {
  const reached = prices?.steps.filter((step) => quantity >= limitOf(step)) ?? [];
  return reached[reached.length - 1] ?? null;
}

/** The price of one piece at a step, from the step's own price or its percentage. */
export function priceAtStep({ price, percent }: QuantityPrice, plainPrice: number | null): number | null {
  if (price !== null) return price;
  if (percent === null || plainPrice === null) return plainPrice;
  return Number((plainPrice * (1 - percent / 100)).toFixed(2));
}

/** Pieces to order for a step: its threshold minus the pieces in the basket, at least one. */
export const quantityForStep = ({ threshold }: QuantityPrice, { inBasket }: QuantityPrices): number =>
  Math.max(1, threshold - inBasket);
