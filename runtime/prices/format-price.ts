import type { CurrencyConfig } from "../contracts/config";

/** A price mask taken apart (ruling 17). */
interface Mask {
  readonly grouping: string;
  readonly decimal: string;
  readonly groupSize: number;
  readonly integerDigits: number;
  readonly leastDecimals: number;
  readonly mostDecimals: number;
}

const digits = /[#\d]/g;
const count = (text: string) => text.match(digits)?.length ?? 0;

/** The specification's, where a shop's mask has no place for a digit. */
const DEFAULT_MASK = "### ##0,00";
const LONGEST_MASK = 64;

/**
 * Reads a mask. With both `,` and `.` the first is grouping and the second decimal. With one of them it is the
 * decimal sign when exactly two zeros end the mask after it, else grouping without decimals. Any other sign
 * between digits, such as the space of `### ##0,00`, is grouping.
 */
function readMask(text: string): Mask {
  const given = text
    .slice(0, LONGEST_MASK)
    .replace(/&nbsp;|&#160;/g, "\u00a0")
    .replace(/[^#\d\s.,'’_]/g, "")
    .trim();
  const mask = count(given) ? given : DEFAULT_MASK;
  const signs = mask.match(/[.,]/g) ?? [];
  const both = new Set(signs).size === 2;
  const decimal = both || /[.,]00$/.test(mask) ? (signs[signs.length - 1] ?? "") : "";
  const at = decimal ? mask.lastIndexOf(decimal) : mask.length;
  const whole = mask.slice(0, at);
  const fraction = mask.slice(at + 1);
  const grouping = whole.match(/[^#\d]/g)?.pop() ?? "";
  return {
    grouping,
    decimal,
    groupSize: (grouping && count(whole.slice(whole.lastIndexOf(grouping)))) || 3,
    integerDigits: Math.max(1, whole.match(/\d/g)?.length ?? 0),
    leastDecimals: fraction.search(/\d(?=[^\d]*$)/) + 1,
    mostDecimals: count(fraction),
  };
}

/** Rounds half away from zero on the decimal digits, so that 1.005 gives 1.01 (no binary artefacts). */
function round(value: number, decimals: number): [whole: string, fraction: string] {
  const [mantissa = "0", exponent = "0"] = String(Math.abs(value)).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  const all = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -places));
  const excess = Math.max(0, places) - decimals;
  const unit = 10n ** BigInt(Math.abs(excess));
  const scaled = excess > 0 ? (all + unit / 2n) / unit : all * unit;
  const text = String(scaled).padStart(decimals + 1, "0");
  return [text.slice(0, text.length - decimals), text.slice(text.length - decimals)];
}

const isNumeric = (value: unknown) =>
  (typeof value === "number" || (typeof value === "string" && value.trim() !== "")) &&
  Number.isFinite(Number(value));

/**
 * Formats an amount by a price mask (spec §9 prices, ruling 17).
 * @param value a finite number, or a text that is one; anything else is given back as it is
 * @returns e.g. `1 234,50 zł`
 */
export function formatPrice(value: number | string, currency: CurrencyConfig): string {
  if (!isNumeric(value)) return value as string;
  const mask = readMask(currency.mask);
  const [whole, fraction] = round(Number(value), mask.mostDecimals);
  const optional = fraction.slice(mask.leastDecimals).replace(/0+$/, "");
  const decimals = fraction.slice(0, mask.leastDecimals) + optional;
  const sign = Number(value) < 0 && /[1-9]/.test(whole + fraction) ? "-" : "";
  const grouping = mask.grouping && (currency.groupingSeparator || mask.grouping);
  const groups = new RegExp(`\\B(?=(?:\\d{${mask.groupSize}})+$)`, "g");
  const number =
    sign +
    whole.padStart(mask.integerDigits, "0").replace(groups, () => grouping) +
    (decimals && (currency.decimalSeparator || mask.decimal) + decimals);
  const space = currency.space && currency.symbol ? " " : "";
  return currency.beforeValue ? currency.symbol + space + number : number + space + currency.symbol;
}
