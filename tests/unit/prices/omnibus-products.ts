/** Products with prices before a discount in a short notation, and the content of their cards. */
import type { CurrencyConfig } from "../../../runtime/contracts/config";
import { formatPrice } from "../../../runtime/prices/format-price";
import { type OmnibusOptions, readOmnibus } from "../../../runtime/prices/omnibus";
import { omnibusTexts } from "../../../runtime/prices/omnibus-texts";
import { bindTexts } from "../../../runtime/texts/texts";

/** Polish prices. */
export const zlotys: CurrencyConfig = {
  symbol: "zł",
  mask: "###,##0.00",
  space: true,
  beforeValue: false,
  decimalSeparator: ",",
  groupingSeparator: " ",
};
export const format: OmnibusOptions["format"] = (value, own) => formatPrice(value, { ...zlotys, ...own });

/** Amounts are gross; a string is an amount that the server sent as text only. */
export interface Told {
  readonly lowest?: number | string;
  readonly lowestOfUnit?: number | string;
  /** Percent between the lowest price and the selling price. */
  readonly percent?: unknown;
  readonly isHigher?: unknown;
  readonly regular?: number | string;
  readonly less?: unknown;
  readonly before?: number | string;
  readonly beforeOfUnit?: number | string;
  readonly lessCode?: unknown;
  readonly code?: unknown;
  readonly date?: string;
  /** The price is per unit, and this number of units is sold at once. */
  readonly sellBy?: unknown;
}

const amount = (value: number | string | undefined) => {
  if (value === undefined) return undefined;
  const gross = typeof value === "number" ? { value, formatted: format(value) } : { formatted: value };
  const net = typeof value === "number" ? { value: value / 2, formatted: format(value / 2) } : undefined;
  return { gross, net };
};

export const priceOf = (told: Told) => ({
  omnibusPrice: amount(told.lowest),
  omnibusPriceDetails: {
    unit: amount(told.lowestOfUnit),
    youSavePercent: told.percent,
    omnibusPriceIsHigherThanSellingPrice: told.isHigher,
    newPriceEffectiveUntil: told.date && { formatted: told.date },
  },
  max: amount(told.regular),
  youSavePercent: told.less,
  beforeRebate: amount(told.before),
  beforeRebateDetails: { unit: amount(told.beforeOfUnit), youSavePercent: told.lessCode },
  rebateCodeActive: told.code,
  ...(told.sellBy !== undefined && { unit: amount(1) }),
});

export const productOf = (told: Told, sizes: Readonly<Record<string, Told>> = {}) => ({
  price: priceOf(told),
  unit: { sellBy: told.sellBy ?? 1 },
  sizes: Object.entries(sizes).map(([id, own]) => ({ id, price: priceOf(own) })),
});

export const options = (more: Partial<OmnibusOptions> = {}): OmnibusOptions => ({
  priceType: "gross",
  format,
  t: bindTexts(omnibusTexts, {}, "pol"),
  ...more,
});

/** A card as one line: its class suffixes, its label, its price lines. */
export function cardOf(product: unknown, more: Partial<OmnibusOptions> = {}): string {
  const found = readOmnibus(product, options(more));
  if (!found) return "no price";
  const { classes, label, omnibus, max, beforeRebate, newPrice } = found;
  const line = (name: string, one?: { price: string; percent: string }) =>
    one ? [`${name} ${one.price}${one.percent && ` ${one.percent}`}`] : [];
  const ends = classes.add.map((name) => name.replace("--omnibus", "") || "omnibus");
  return [
    ends.join(" ") || "nothing",
    ...(label ? [label.words] : []),
    ...line("lowest", omnibus),
    ...line("regular", max),
    ...line("without code", beforeRebate),
    ...line(`from ${newPrice?.date}`, newPrice),
  ].join(" · ");
}
