/**
 * Subscription and omnibus prices by their old names (contract B k.2, k.3). Widgets call them inside handlers: fetched
 * where a page has some, and ahead of them.
 */
import { omnibusDetails } from "../prices/omnibus";
import { omnibusTexts } from "../prices/omnibus-texts";
import { subscriptionPrice } from "../prices/subscription-price";
import { loose } from "./amounts";
import type { CompatNeeds } from "./needs";
import type { Names } from "./runner";

const { isYes, text, object } = loose;

export function productPrices({ formatPrice, priceType: ofShop, texts }: CompatNeeds, vars: Names) {
  const plain = { symbol: "", space: false, beforeValue: false };
  return {
    calculateSubscriptionPrice(given: unknown) {
      const input = object(given);
      const own = {
        mask: text(input.currencyFormat),
        symbol: text(input.symbol),
        space: input.currencySpace ? isYes(input.currencySpace) : undefined,
        beforeValue: input.currencyBeforeValue ? isYes(input.currencyBeforeValue) : undefined,
      };
      return subscriptionPrice(
        input,
        (value) => formatPrice(value, own as object),
        (value) => formatPrice(value, { ...plain, mask: "#####0.00", decimalSeparator: "." }),
      );
    },
    getOmnibusDetails(given: unknown) {
      const { productData, sizeId, priceType } = object(given);
      return omnibusDetails(productData, {
        sizeId,
        priceType: text(priceType) ?? ofShop(),
        withCode: object(vars.omnibus).rebateCodeActivate === true,
        format: formatPrice,
        say: texts(omnibusTexts),
      });
    },
  };
}
