import { getPath, isPlainObject, number } from "../../../runtime/base/values";
import type { Amounts, Size } from "./product";
import { above, type PriceType } from "./read";
import { readAvailability, readDelivery } from "./read-availability";

/**
 * Merges the platform's current data of a size over the data rendered with the page.
 * A price that the answer omits does not exist. Fields that no answer contains (price without the code, quantity
 * prices, advance) keep their values.
 * @param answer of `/ajax/projector.php`
 * @returns `null` for an answer without a price
 */
export function updatedSize(size: Size, answer: unknown, priceType: PriceType): Size | null {
  const prices = getPath(answer, "sizeprices");
  const ending = priceType === "net" ? "_net" : "";
  const price = number(getPath(prices, priceType === "net" ? "price_net" : "value"));
  if (!isPlainObject(prices) || price === null) return null;
  const of = (name: string) => above(prices[`${name}${ending}`]);
  const amounts: Amounts = {
    ...size.amounts,
    price: Math.max(0, price),
    omnibus: of("omnibus_price"),
    regular: of("maxprice"),
    suggested: of("srp"),
    deposit: of("total_deposit") ?? of("deposit_price"),
  };
  const isSame = amounts.price === size.amounts.price && amounts.omnibus === size.amounts.omnibus;
  const given = getPath(answer, "sizeavailability");
  return {
    ...size,
    amounts,
    // The rendered percentage applies only to the rendered prices.
    percents: isSame ? size.percents : { ...size.percents, omnibus: null },
    availability: readAvailability(given) ?? size.availability,
    delivery:
      readDelivery(
        getPath(given, "shipping_time"),
        getPath(given, "delivery_days_undefined"),
        getPath(given, "delay_time", "unknown_delivery_time"),
      ) ?? size.delivery,
  };
}
