/**
 * The lowest price of the last 30 days and what stands around it on a product card (spec §9 Omnibus labels, contract
 * B k.3). Pure. All texts are escaped in `html`.
 */
import type { CurrencyConfig } from "../config/config";
import { dig, isBag, list, number, text, yes } from "../ground/values";
import type { Translate } from "../texts/texts";
import type { OmnibusText } from "./omnibus-texts";

export interface PriceLine {
  readonly price: string;
  readonly visible: true;
  readonly percent: string;
  readonly html: string;
}

export interface OmnibusDetails {
  readonly classes: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly omnibus?: PriceLine;
  readonly max?: PriceLine;
  readonly beforeRebate?: PriceLine;
  readonly newPriceEffectiveUntil?: Omit<PriceLine, "percent"> & { readonly date: string };
  readonly omnibusLabel?: { readonly name: "code" | "bargain" | "promo"; readonly html: string };
}

export interface OmnibusOptions {
  readonly sizeId?: unknown;
  /** `net` or `gross`. */
  readonly priceType: string;
  /** The shop shows prices before and after a rebate code. */
  readonly withCode?: boolean;
  format(value: number, options?: Partial<CurrencyConfig>): string;
  readonly say: Translate<OmnibusText>;
}

const CLASSES = ["", "-short", "-code", "-code-short", "-new-price", "-higher"].map(
  (end) => `--omnibus${end}`,
);

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => references[letter] ?? letter);
const formatted = (value: unknown, ...path: string[]) => text(dig(value, ...path, "formatted"));
const span = (name: string, words: string) => `<span class="${name}">${words}</span>`;
/** With the theme's own classes: a percentage without its class could be neither coloured nor hidden. */
const line = (of: string, label: string, price: string, percent: string): PriceLine => ({
  price,
  visible: true,
  percent,
  html: `${span(of, escaped(label))}<del class="omnibus_price__value">${escaped(price)}</del>${percent && ` ${span("price_percent", percent)}`}`,
});
/** The price to come, its date and value in the theme's elements. */
const upcoming = (say: OmnibusOptions["say"], date: string, price: string): string =>
  escaped(say("omnibus.upcoming", { date: "\u0001", price: "\u0002" }))
    .replace("\u0001", () => span("new_price__date", escaped(date)))
    .replace("\u0002", () => span("new_price__value", escaped(price)));

/** @returns false for a product without a price; only `classes` where it has no lowest price */
export function omnibusDetails(
  product: unknown,
  { sizeId, priceType: type, withCode, format, say }: OmnibusOptions,
): OmnibusDetails | false {
  const id = text(sizeId);
  const size = list(dig(product, "sizes")).find((one) => id && text(dig(one, "id")) === id);
  const price = dig(size ?? product, "price");
  if (!isBag(price)) return false;

  const details = dig(price, "omnibusPriceDetails");
  const lowest = formatted(details, "unit", type) || formatted(price, "omnibusPrice", type);
  if (!lowest) return { classes: { add: [], remove: CLASSES } };
  const max = number(dig(price, "max", type, "value"));
  const sellBy = number(dig(product, "unit", "sellBy")) || 1;
  const isByUnit = dig(price, "unit", type) && max;
  const regular = isByUnit ? format(max * sellBy) : formatted(price, "max", type);
  const before =
    formatted(price, "beforeRebateDetails", "unit", type) || formatted(price, "beforeRebate", type);
  const date = formatted(details, "newPriceEffectiveUntil");
  const isHigher = yes(dig(details, "omnibusPriceIsHigherThanSellingPrice"));
  const isCode = !!withCode && yes(dig(price, "rebateCodeActive"));

  const is = [
    true,
    !regular || regular === lowest,
    isCode,
    isCode && before === lowest,
    !!date && !!regular,
    isHigher,
  ];
  const name = isCode ? "code" : isHigher && !date ? "promo" : "bargain";
  const saved = number(dig(details, "youSavePercent"));
  const less = (percent: number | null) => (percent ? `-${percent}%` : "");
  return {
    classes: {
      add: CLASSES.filter((_, index) => is[index]),
      remove: CLASSES.filter((_, index) => !is[index]),
    },
    omnibus: line(
      "omnibus_price__text",
      say("omnibus.lowest"),
      lowest,
      saved ? `${isHigher ? "-" : "+"}${saved}%` : "",
    ),
    ...(regular && {
      max: line("omnibus_label", say("omnibus.regular"), regular, less(number(dig(price, "youSavePercent")))),
    }),
    ...(before && {
      beforeRebate: line(
        "omnibus_label",
        say("omnibus.without-code"),
        before,
        less(number(dig(price, "beforeRebateDetails", "youSavePercent"))),
      ),
    }),
    ...(date &&
      regular && {
        newPriceEffectiveUntil: {
          date,
          price: regular,
          visible: true,
          html: upcoming(say, date, regular),
        },
      }),
    omnibusLabel: {
      name,
      html: `<span class="label --${name} --omnibus">${escaped(say(`omnibus.${name}`))}</span>`,
    },
  };
}
