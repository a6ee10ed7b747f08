/**
 * Offers prices, counted nouns and dates under their old names (contract B k, n). Widgets call these inside handlers
 * and use the return value.
 */
import { asObject, getPath, isTruthyText, plain } from "../base/values";
import type { Names } from "../contracts/legacy";
import { newsDate } from "../prices/news-date";
import type { LegacyNeeds } from "./needs";

/** Parsers for values that page scripts pass in. */
export const loose = {
  isYes: isTruthyText,
  text: (value: unknown) => plain(value) ?? undefined,
  object: (value: unknown) => asObject(value) as Names,
};
const { isYes, text, object } = loose;

export function makeAmounts({ formatPrice, plural, prices }: LegacyNeeds) {
  return {
    format_price: (value: number | string, given?: unknown) => {
      const { mask, currency, currency_space, currency_before_price } = object(given);
      return formatPrice(value, {
        mask: text(mask),
        symbol: String(currency ?? ""),
        space: isYes(currency_space),
        beforeValue: isYes(currency_before_price),
      } as object);
    },
    // `false` counts as missing, as it did for the old function's currency (contract B k.2).
    calculateSubscriptionPrice: (given: unknown) =>
      prices.subscriptionPrice(
        Object.fromEntries(Object.entries(object(given)).filter(([, value]) => value !== false)),
      ),
    fn: {
      /** `sizeId` and `priceType` default to the values of the product and the shop. */
      getOmnibusDetails: (given: unknown) => prices.omnibus(getPath(given, "productData"), given),
      /** @param forms `[many, one, few]`. The count precedes the word unless `isAlone` is true. */
      changeLiteral(count: unknown, forms: unknown, isAlone?: unknown) {
        const number = Number(count);
        const [many = "", one = "", few = ""] = (Array.isArray(forms) ? forms : []).map(String);
        const word = Number.isFinite(number) ? plural(number, { one, few, many }) : "";
        return isAlone === true ? word : `${count} ${word}`.trim();
      },
      /** Returns the first form for 1, otherwise the second. */
      variety: (count: unknown, one: unknown, other: unknown) => (Number(count) === 1 ? one : other),
      /** Places take day, month and year in turn, whatever their letters; further places stay (contract B n). */
      news_data(given: unknown) {
        const { data, month_names, format } = object(given);
        const names = Array.isArray(month_names) && { monthNames: month_names.map(String) };
        const parts = ["%d", "%m", "%y"].map((part) => newsDate(String(data), { ...names, format: part }));
        if (parts[0] === false) return false;
        const places = typeof format === "string" ? format : "%d-%m-%y";
        return places.replace(/%[a-z]/g, (place) => parts.shift() || place);
      },
    },
  };
}
