/** What the shopper has chosen, and what one piece costs then. Pure. */

import type { Priced } from "../prices/lines";
import type { Amounts, Period, Product, QuantityPrice, Size, SubscriptionOffer } from "../product/product";
import type { PriceType } from "../product/read";
import { priceAtStep, reachedStep } from "./quantity-prices";

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

/** What one piece costs when it comes regularly, reckoned until the platform has answered. */
export type SubscribedPrice = (
  oneTime: number | null,
  offer: SubscriptionOffer,
  period: Period,
  type: PriceType,
) => number | null;

/** What is known of buying regularly; null on pages without it. */
export interface Regularly {
  readonly price: SubscribedPrice;
  readonly answer: Subscribed | null;
}

interface Unit {
  readonly amounts: Amounts;
  readonly step: QuantityPrice | null;
}

/** What one piece of the chosen size costs; null while none is chosen. */
function unitOf(
  { subscription }: Product,
  { size, quantity, period }: Choice,
  regularly: Regularly | null,
  type: PriceType,
): Unit | null {
  if (!size) return null;
  const answer = regularly?.answer;
  const isAnswered = !!period && answer?.size.id === size.id && answer.days === period.days;
  const plain = isAnswered ? answer.size.amounts : size.amounts;
  const price =
    period && !isAnswered && subscription && regularly
      ? regularly.price(plain.price, subscription.least, period, type)
      : plain.price;
  const step = reachedStep(size.quantityPrices, quantity);
  return { amounts: { ...plain, price: step ? priceAtStep(step, price) : price }, step };
}

/** Everything that the price section follows from; null while no size is chosen. */
export function pricedChoice(
  product: Product,
  choice: Choice,
  regularly: Regularly | null,
  type: PriceType,
  hasUpcoming: boolean,
): Priced | null {
  const unit = unitOf(product, choice, regularly, type);
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
