/**
 * Reads the lowest price of the 30 days before a discount, which the EU Omnibus Directive requires, and the prices
 * shown with it (contract B k.3). All strings are plain text; callers create elements or escape them.
 */

import {
  firstOf,
  getPath,
  isPlainObject,
  isTruthyText,
  list,
  number,
  type PlainObject,
  text,
} from "../base/values";
import type { CurrencyConfig } from "../contracts/config";
import type { Translate } from "../contracts/texts";
import { type ClassChanges, classesOfState, labelOfState, type OmnibusLabel } from "./omnibus-classes";
import type { OmnibusText } from "./omnibus-texts";

/** A theme element with its text, or plain text. */
export type Piece = string | { readonly tag: "span" | "del"; readonly name: string; readonly words: string };

export interface Line {
  readonly price: string;
  /** `-10%` or `+10%`; empty when the difference is unknown or zero. */
  readonly percent: string;
  readonly pieces: readonly Piece[];
}

export interface Omnibus {
  readonly classes: ClassChanges;
  /** The following properties are absent without a lowest price. */
  readonly label?: { readonly name: OmnibusLabel; readonly words: string };
  readonly omnibus?: Line;
  readonly max?: Line;
  readonly beforeRebate?: Line;
  readonly newPrice?: Line & { readonly date: string };
}

export interface OmnibusOptions {
  /** The id of a size whose prices replace the product's. */
  readonly sizeId?: unknown;
  /** `net` or `gross`. */
  readonly priceType: string;
  /** Whether the shop shows prices before and after a rebate code (`app_shop.vars.omnibus.rebateCodeActivate`). */
  readonly withCode?: boolean;
  format(value: number, options?: Partial<CurrencyConfig>): string;
  readonly t: Translate<OmnibusText>;
}

/** The requested price type if it is valid, else the shop's, else `gross`. */
export const priceTypeOf = (asked: unknown, ofShop: unknown): "gross" | "net" =>
  firstOf(["gross", "net"], asked, ofShop);

/** @returns `false` for a product without a price; only `classes` when there is no lowest price. Never throws */
export function readOmnibus(product: unknown, options: OmnibusOptions): Omnibus | false {
  try {
    const price = getPath(sizeOf(product, options.sizeId) ?? product, "price");
    return isPlainObject(price) && ofPrice(product, price, options);
  } catch {
    return false; // getters of the page's object may throw
  }
}

/** Whether the sizes have different prices, so that a single line cannot be correct for all. Never throws. */
export function hasPriceRange(product: unknown, priceType: string): boolean {
  try {
    const sizes = list(getPath(product, "sizes"));
    if (sizes.length < 2) return false;
    const prices = sizes.map((size) => number(getPath(size, "price", "price", priceType, "value")));
    return new Set(prices.filter((value) => value !== null)).size > 1;
  } catch {
    return false;
  }
}

const sizeOf = (product: unknown, sizeId: unknown) => {
  const id = text(sizeId);
  return id ? list(getPath(product, "sizes")).find((size) => text(getPath(size, "id")) === id) : undefined;
};

function ofPrice(product: unknown, price: PlainObject, options: OmnibusOptions): Omnibus {
  const { priceType: type, withCode, format, t } = options;
  /** A price as text; empty when the price is missing or zero. */
  const amount = (...path: readonly string[]) => written(getPath(price, ...path, type), format);
  const details = getPath(price, "omnibusPriceDetails");
  const lowest = written(getPath(details, "unit", type), format) || amount("omnibusPrice");
  if (!lowest) return { classes: classesOfState(null) };

  const sellBy = number(getPath(product, "unit", "sellBy")) || 1;
  const max = number(getPath(price, "max", type, "value")) ?? 0;
  const date = text(getPath(details, "newPriceEffectiveUntil", "formatted"));
  const state = {
    lowest,
    regular: getPath(price, "unit", type) && max > 0 ? format(max * sellBy) : amount("max"),
    before: amount("beforeRebateDetails", "unit") || amount("beforeRebate"),
    isCode: !!withCode && isYes(getPath(price, "rebateCodeActive")),
    isHigher: isYes(getPath(details, "omnibusPriceIsHigherThanSellingPrice")),
    isUpcoming: date !== "",
  };
  const { regular, before, isHigher } = state;
  const percent = (sign: "-" | "+", value: unknown) => {
    const saved = Math.abs(number(value) ?? 0);
    return saved ? `${sign}${saved}%` : "";
  };
  const name = labelOfState(state);
  const less = percent("-", getPath(price, "youSavePercent"));
  const lessCode = percent("-", getPath(price, "beforeRebateDetails", "youSavePercent"));
  return {
    classes: classesOfState(state),
    label: { name, words: t(`omnibus.${name}`) },
    omnibus: line(
      span("omnibus_price__text", t("omnibus.lowest")),
      lowest,
      percent(isHigher ? "-" : "+", getPath(details, "youSavePercent")),
    ),
    ...(regular && { max: line(span("omnibus_label", t("omnibus.regular")), regular, less) }),
    ...(before && {
      beforeRebate: line(span("omnibus_label", t("omnibus.without-code")), before, lessCode),
    }),
    ...(date &&
      regular && { newPrice: { date, price: regular, percent: "", pieces: upcoming(t, date, regular) } }),
  };
}

/** Reads a boolean of the platform, which also sends `y` and `n`. */
const isYes = (value: unknown) => isTruthyText(value) && value !== "n";

/** The server's text of an amount, or our own format when only the number is given. Empty when missing or zero. */
function written(amount: unknown, format: OmnibusOptions["format"]): string {
  const value = number(getPath(amount, "value"));
  const words = text(getPath(amount, "formatted")).trim();
  const isZero = value === null ? /\d/.test(words) && !/[1-9]/.test(words) : value <= 0;
  if (isZero) return "";
  return words || (value === null ? "" : format(value));
}

const span = (name: string, words: string): Piece => ({ tag: "span", name, words });

/** Puts the percentage into its own element, because the theme colours or hides it by class. */
const line = (label: Piece, price: string, percent: string): Line => ({
  price,
  percent,
  pieces: [
    label,
    { tag: "del", name: "omnibus_price__value", words: price },
    ...(percent ? [" ", span("price_percent", percent)] : []),
  ],
});

/**
 * Splits the text of the future price, so that date and value get the theme's elements wherever a translation puts
 * them.
 */
const upcoming = (t: OmnibusOptions["t"], date: string, price: string): readonly Piece[] =>
  t("omnibus.upcoming")
    .split(/(\{date\}|\{price\})/)
    .filter(Boolean)
    .map((part) => {
      if (part === "{date}") return span("new_price__date", date);
      return part === "{price}" ? span("new_price__value", price) : part;
    });
