/** Models the shopper's choice and the price of one piece that follows from it. Pure. */

import type { Priced } from "../prices/lines";
import type { Amounts, Period, Product, QuantityPrice, Size, SubscriptionOffer } from "../product/product";
import type { PriceType } from "../product/read";
import { priceAtStep, reachedStep } from "./quantity-prices";

export interface Choice {
  /** `null` until a size is chosen. */
  readonly size: Size | null;
  readonly quantity: number;
  /** `null` = a single purchase. */
  readonly period: Period | null;
}

/** The platform's answer for the chosen size as a subscription, and the period in days that it applies to. */
export interface Subscribed {
  readonly size: Size;
  readonly days: number;
}

/** Calculates the subscription price of one piece until the platform has answered. */
export type SubscribedPrice = (
  oneTime: number | null,
  offer: SubscriptionOffer,
  period: Period,
  type: PriceType,
) => number | null;

/** Subscription prices; `null` on pages without subscriptions. */
export interface Regularly {
  readonly price: SubscribedPrice;
  readonly answer: Subscribed | null;
}

interface Unit {
  readonly amounts: Amounts;
  readonly step: QuantityPrice | null;
}

/** The price of one piece of the chosen size; `null` when no size is chosen. */
function unitOf(
  { subscription }: Product,
  { size, quantity, period }: Choice,
  regularly: Regularly | null,
  type: PriceType,
): Unit | null {
  if (!size) return null;
  const answer = regularly?.answer;
  const isAnswered = !!period && answer?.size.id === size.id && answer.days === period.days;
  const base = isAnswered ? answer.size.amounts : size.amounts;
  const price =
    period && !isAnswered && subscription && regularly
      ? regularly.price(base.price, subscription.least, period, type)
      : base.price;
  const step = reachedStep(size.quantityPrices, quantity);
  return { amounts: { ...base, price: step ? priceAtStep(step, price) : price }, step };
}

/** All input of the price section; `null` when no size is chosen. */
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
