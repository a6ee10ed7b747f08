/** Calculates the price of a subscription (contract B k.2, rulings 17 and 32). */

import { getPath, number, plain, truth } from "../base/values";
import type { CurrencyConfig } from "../contracts/config";

export interface SubscriptionPrice {
  /** `value` has two decimals and a point, `formatted` is the shop's format. */
  readonly gross: { readonly value: string; readonly formatted: string };
  readonly net: { readonly value: string; readonly formatted: string };
  /** The saving as a percentage of the regular price, rounded to an integer. */
  readonly percent: number;
}

/** Formats an amount; undefined `options` default to the shop's. */
export type WritePrice = (value: number, options?: Partial<CurrencyConfig>) => string;

/** `#####0.00` in every shop: a machine-readable number. */
const MACHINE: Partial<CurrencyConfig> = { mask: "#####0.00", decimalSeparator: ".", symbol: "" };

/**
 * @param input amounts in the shop's currency, as numbers or numeric strings: `max` (gross), `maxNet`, `save`,
 *   `before`, `rebateValue`. The last is a percentage unless `rebateType` is set to something other than
 *   `"percentage"`. Also `currencyFormat`, `symbol`, `currencySpace`, `currencyBeforeValue`, which default to the
 *   shop's. Unreadable amounts count as 0. Never throws.
 * @param write formats an amount as the shop does
 * @returns `false` when neither `max` nor `rebateValue` is given
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
  if (![price, percent, net].every(Number.isFinite)) return false; // overflow to infinity

  const own = currencyOf(input);
  const written = (value: number) => {
    const exact = Number(value.toFixed(8)); // 69.105 instead of 69.10499…, which would round down
    return { value: write(exact, MACHINE), formatted: write(exact, own) };
  };
  return { gross: written(price), net: written(net), percent: Math.round(percent) || 0 };
}

/** The currency options in the input; ignores empty strings. */
function currencyOf(input: unknown): Partial<CurrencyConfig> {
  const words = (name: string) => plain(getPath(input, name)) || undefined;
  const flag = (name: string) => truth(getPath(input, name));
  const own = {
    mask: words("currencyFormat"),
    symbol: words("symbol"),
    space: flag("currencySpace"),
    beforeValue: flag("currencyBeforeValue"),
  };
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}
