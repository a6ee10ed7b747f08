/**
 * Subscription and omnibus prices by their old names (contract B k.2, k.3). Widgets call them inside handlers: fetched
 * where a page has some, and ahead of them.
 */
import { dig } from "../ground/values";
import { priceTypeOf } from "../prices/omnibus";
import { omnibusDetails } from "../prices/omnibus-details";
import { omnibusSwitches } from "../prices/omnibus-switches";
import { omnibusTexts } from "../prices/omnibus-texts";
import { subscriptionPrice } from "../prices/subscription-price";
import type { CompatNeeds } from "./needs";
import type { Names } from "./runner";

export function productPrices({ formatPrice, priceType, texts }: CompatNeeds, vars: Names) {
  return {
    calculateSubscriptionPrice: (given: unknown) => subscriptionPrice(given, formatPrice),
    getOmnibusDetails: (given: unknown) =>
      omnibusDetails(dig(given, "productData"), {
        sizeId: dig(given, "sizeId"),
        priceType: priceTypeOf(dig(given, "priceType"), priceType()),
        withCode: omnibusSwitches(vars).withCode,
        format: formatPrice,
        say: texts(omnibusTexts),
      }),
  };
}
