/** What the shopper has chosen, and what one piece costs then. Pure. */

import type { Priced } from "../prices/lines";
import type { Amounts, Product, QuantityPrice, Size } from "../product/product";
import type { PriceType } from "../product/read";
import { priceAtStep, reachedStep } from "./quantity-prices";
import { type Period, subscribedPrice } from "./subscription";

export interface Choice {
  /** Null while none is chosen. */
  readonly size: Size | null;
  readonly quantity: number;
  /** Null = bought once. */
  readonly period: Period | null;
}

/** The answer of the platform for the chosen size when it comes regularly, and the period that it stands for. */
export interface Subscribed {
  readonly size: Size;
  readonly days: number;
}

interface Unit {
  readonly amounts: Amounts;
  readonly step: QuantityPrice | null;
}

/** What one piece of the chosen size costs; null while none is chosen. */
export function unitOf(
  { subscription }: Product,
  { size, quantity, period }: Choice,
  subscribed: Subscribed | null,
  type: PriceType,
): Unit | null {
  if (!size) return null;
  const isAnswered = !!period && subscribed?.size.id === size.id && subscribed.days === period.days;
  const plain = isAnswered ? subscribed.size.amounts : size.amounts;
  const price =
    period && !isAnswered && subscription
      ? subscribedPrice(plain.price, subscription.least, period, type)
      : plain.price;
  const step = reachedStep(size.quantityPrices, quantity);
  return { amounts: { ...plain, price: step ? priceAtStep(step, price) : price }, step };
}

/** Everything that the price section follows from; null while no size is chosen. */
export function pricedChoice(
  product: Product,
  choice: Choice,
  subscribed: Subscribed | null,
  type: PriceType,
  hasUpcoming: boolean,
): Priced | null {
  const unit = unitOf(product, choice, subscribed, type);
  if (!unit || !choice.size) return null;
  return {
    amounts: unit.amounts,
    percents: choice.size.percents,
    isRecalculated: unit.amounts.price !== choice.size.amounts.price,
    quantity: choice.quantity,
    points: product.points,
    pointsReceived: product.pointsReceived,
    hasUpcoming,
  };
}
