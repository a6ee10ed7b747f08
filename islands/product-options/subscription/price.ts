/** What one piece costs when it comes regularly, until the platform has answered for that period. Pure. */
import { subscriptionPrice } from "../../../runtime/prices/subscription-price";
import type { Period, SubscriptionOffer } from "../product/product";
import type { PriceType } from "../product/read";

/** Only the number is asked for. */
const exactly = (value: number) => String(value);

/**
 * The formulas are the specification's (section 9, Subscription price), from the one-time price of the size.
 * @param oneTime in the shop's price type; null = no size is chosen, then the offer's own price counts
 * @returns null where nothing can be reckoned
 */
export function subscribedPrice(
  oneTime: number | null,
  { save, before, gross, net }: SubscriptionOffer,
  { rebate, rebateType }: Period,
  type: PriceType,
): number | null {
  const own = type === "net" ? (net ?? gross) : gross;
  const price = oneTime ?? own;
  if (price === null) return null;
  // Amounts are gross: the gross price of a size stands in the proportion of the offer's two prices.
  const ratio = type === "net" && gross && net ? gross / net : 1;
  const isOwn = oneTime === null || oneTime === own;
  const result = subscriptionPrice(
    {
      max: price * ratio,
      maxNet: type === "net" ? price : (net ?? price),
      save,
      before: (isOwn && before) || price * ratio,
      rebateValue: rebate,
      rebateType,
    },
    exactly,
  );
  return result ? Number(result[type].value) : null;
}
