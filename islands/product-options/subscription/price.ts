/** Calculates the subscription price of one piece until the platform has answered for that period. Pure. */
import { subscriptionPrice } from "../../../runtime/prices/subscription-price";
import type { Period, SubscriptionOffer } from "../product/product";
import type { PriceType } from "../product/read";

/** Skips price formatting: only the number matters. */
const exactly = (value: number) => String(value);

/**
 * Applies the shared subscription formulas to the size's price for a single purchase.
 * @param oneTime in the shop's price type; `null` = no size is chosen, so the offer's own price applies
 * @returns `null` when there is no price to start from
 */
export function subscribedPrice(
  oneTime: number | null,
  { save, before, gross, net }: SubscriptionOffer,
  { rebate, rebateType }: Period,
  type: PriceType,
): number | null {
  const offered = type === "net" ? (net ?? gross) : gross;
  const price = oneTime ?? offered;
  if (price === null) return null;
  // The formulas take gross amounts: the ratio of the offer's two prices converts the net price of a size.
  const ratio = type === "net" && gross && net ? gross / net : 1;
  const isOffered = oneTime === null || oneTime === offered;
  const result = subscriptionPrice(
    {
      max: price * ratio,
      maxNet: type === "net" ? price : (net ?? price),
      save,
      before: (isOffered && before) || price * ratio,
      rebateValue: rebate,
      rebateType,
    },
    exactly,
  );
  return result ? Number(result[type].value) : null;
}
