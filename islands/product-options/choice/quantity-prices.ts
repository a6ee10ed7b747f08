/** "Order more, pay less": which price by quantity is reached, and how many pieces reach one. Pure. */
import type { QuantityPrice, QuantityPrices } from "../product/product";

/** Pieces from which on a step counts: what lies in the basket already counts along. */
const limitOf = ({ left, threshold }: QuantityPrice): number => left ?? threshold;

/** The highest step that so many pieces reach; null = none. */
export function reachedStep(prices: QuantityPrices | null, quantity: number): QuantityPrice | null {
  const reached = prices?.steps.filter((step) => quantity >= limitOf(step)) ?? [];
  return reached[reached.length - 1] ?? null;
}

/** What one piece costs at a step, where the shop says it as a price or as a percentage. */
export function priceAtStep({ price, percent }: QuantityPrice, plainPrice: number | null): number | null {
  if (price !== null) return price;
  if (percent === null || plainPrice === null) return plainPrice;
  return Number((plainPrice * (1 - percent / 100)).toFixed(2));
}

/** Pieces to order for a step: its threshold without what lies in the basket, and at least one. */
export const quantityForStep = ({ threshold }: QuantityPrice, { inBasket }: QuantityPrices): number =>
  Math.max(1, threshold - inBasket);
