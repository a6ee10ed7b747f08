/** What a subscription costs (spec §9 Subscription price, contract B k.2, rulings 17 and 32). Pure. */

import { getPath, number, plain, truth } from "../base/values";
import type { CurrencyConfig } from "../contracts/config";

export interface SubscriptionPrice {
  /** `value` with two decimals and a point, `formatted` as the shop writes prices. */
  readonly gross: { readonly value: string; readonly formatted: string };
  readonly net: { readonly value: string; readonly formatted: string };
  /** Of the regular price, a whole number. */
  readonly percent: number;
}

/** Writes an amount; what `options` leave undefined is the shop's. */
export type WritePrice = (value: number, options?: Partial<CurrencyConfig>) => string;

/** `#####0.00` in any shop: a number for machines. */
const MACHINE: Partial<CurrencyConfig> = {
  mask: "#####0.00",
  decimalSeparator: ".",
  symbol: "",
  space: false,
  beforeValue: false,
};

/**
 * @param input amounts in the shop's currency, as numbers or texts of numbers: `max` (gross), `maxNet`, `save`, `before`,
 *   `rebateValue`, which is in percent unless `rebateType` is another than `"percentage"`. Also `currencyFormat`,
 *   `symbol`, `currencySpace`, `currencyBeforeValue`; the shop's own where they say nothing. What cannot be read counts
 *   as 0. Never throws.
 * @param write as the shop writes prices
 * @returns false when neither `max` nor `rebateValue` is given
 */
export function subscriptionPrice(input: unknown, write: WritePrice): SubscriptionPrice | false {
  const amount = (name: string) => number(getPath(input, name)) ?? 0;
  const [max, rebate] = [amount("max"), amount("rebateValue")];
  if (!max && !rebate) return false;

  const isPercentage = (plain(getPath(input, "rebateType"))?.trim() || "percentage") === "percentage";
  const off = isPercentage ? (amount("before") * rebate) / 100 : rebate;
  const price = Math.max(0, max - (off + amount("save")));
  const percent = max ? 100 - (100 * price) / max : 0;
  const net = Math.max(0, max ? (amount("maxNet") * price) / max : amount("maxNet"));
  if (![price, percent, net].every(Number.isFinite)) return false; // amounts beyond all numbers

  const own = currencyOf(input);
  const written = (value: number) => {
    const exact = Number(value.toFixed(8)); // 69.105 and not 69.10499…, which would round the other way
    return { value: write(exact, MACHINE), formatted: write(exact, own) };
  };
  return { gross: written(price), net: written(net), percent: Math.round(percent) || 0 };
}

/** The currency as the input has it; an empty text says nothing. */
function currencyOf(input: unknown): Partial<CurrencyConfig> {
  const words = (name: string) => plain(getPath(input, name)) || undefined;
  const flag = (name: string) => truth(getPath(input, name));
  const own = {
    mask: words("currencyFormat"),
    symbol: words("symbol"),
    space: flag("currencySpace"),
    beforeValue: flag("currencyBeforeValue"),
  };
  const said = Object.entries(own).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said);
}
