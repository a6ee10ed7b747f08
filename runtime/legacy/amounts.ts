/** Prices, counted nouns and dates by their old names (contract B k, n). Widgets call them for their answer, inside handlers. */
import { bag, getPath, isTruthyText, plain } from "../base/values";
import type { Names } from "../contracts/legacy";
import { newsDate } from "../prices/news-date";
import type { CompatNeeds } from "./needs";

/** Reads what page scripts hand over. */
export const loose = {
  isYes: isTruthyText,
  text: (value: unknown) => plain(value) ?? undefined,
  object: (value: unknown) => bag(value) as Names,
};
const { isYes, text, object } = loose;

export function makeAmounts({ formatPrice, plural, prices }: CompatNeeds) {
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
    // The old name read a `false` of the currency as nothing said (contract B k.2).
    calculateSubscriptionPrice: (given: unknown) =>
      prices.subscriptionPrice(
        Object.fromEntries(Object.entries(object(given)).filter(([, said]) => said !== false)),
      ),
    fn: {
      /** What `sizeId` and `priceType` do not say is the product's and the shop's. */
      getOmnibusDetails: (given: unknown) => prices.omnibus(getPath(given, "productData"), given),
      /** `[many, one, few]`; the number goes ahead of the word unless `isAlone`. */
      changeLiteral(count: unknown, forms: unknown, isAlone?: unknown) {
        const number = Number(count);
        const [many = "", one = "", few = ""] = (Array.isArray(forms) ? forms : []).map(String);
        const word = Number.isFinite(number) ? plural(number, { one, few, many }) : "";
        return isAlone === true ? word : `${count} ${word}`.trim();
      },
      /** Of 1 the first form, of all else the second. */
      variety: (count: unknown, one: unknown, other: unknown) => (Number(count) === 1 ? one : other),
      news_data(given: unknown) {
        const { data, month_names, format } = object(given);
        return newsDate(String(data), {
          ...(Array.isArray(month_names) && { monthNames: month_names.map(String) }),
          ...(typeof format === "string" && { format }),
        });
      },
    },
  };
}
