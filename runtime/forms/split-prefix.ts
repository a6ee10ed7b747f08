import { readTyped } from "../base/typed-text";
import { hasUsualLength, longestNumber } from "./dialling-codes";

/** A number without its prefix. */
export interface SplitNumber {
  /** As the list of prefixes writes it. */
  readonly prefix: string;
  readonly rest: string;
}

type Known = readonly (readonly [prefix: string, code: string])[];

/** The longest first: +1 is the start of +1809. */
const byLength = (prefixes: readonly string[]): Known =>
  prefixes
    .map((prefix) => [prefix, prefix.replace(/\D/g, "")] as const)
    .filter(([, code]) => code)
    .sort(([, a], [, b]) => b.length - a.length);

/** What people put between digits. */
const BETWEEN = "[\\s()./-]*";
const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * Splits a known prefix off a phone number. Shoppers write it as `+48`, `0048`, `(+48)` or `+4 8`, and browsers store
 * numbers without the plus. The zero that is dialled only within a country goes with it: `+49 (0)30` is +49 and 30.
 * @param isTyping a longer prefix may follow: `+1` waits while `+1809` is possible
 * @param own the prefix beside the number: a number without plus has another one only when it is too long for it
 * @returns `null` when the number has no prefix of the list, or has not got it yet
 */
export function splitPrefix(
  number: string,
  prefixes: readonly string[],
  isTyping = false,
  own = "",
): SplitNumber | null {
  const text = readTyped(number);
  const known = byLength(prefixes);
  const [, start = "", after = ""] = /^(\(?(?:\+|00)[\s(]*)(\d[\d\s()./-]*.*)$/s.exec(text) ?? [];
  if (!start) return known.length ? splitBare(text, known, own) : null;
  const typed = digitsOf(after);
  const [prefix, code] = known.find(([, code]) => typed.startsWith(code)) ?? [];
  if (!prefix || !code) return null;
  if (isTyping && known.some(([, other]) => other !== code && other.startsWith(typed))) return null;
  return splitAt(after, prefix, code);
}

function splitAt(text: string, prefix: string, code: string): SplitNumber {
  const length = new RegExp(`^${[...code].join(BETWEEN)}`).exec(text)?.[0].length ?? 0;
  return { prefix, rest: withoutTrunk(text.slice(length).replace(/^[\s)./-]+/, ""), code, true) };
}

/** A number without plus: it begins with a prefix only when it is too long without one. */
function splitBare(text: string, known: Known, own: string): SplitNumber | null {
  const ownCode = digitsOf(own);
  if (!ownCode) return null;
  const rest = withoutTrunk(text, ownCode, false);
  if (rest !== text) return { prefix: own, rest };
  const digits = /^[\d\s()./-]+$/.test(text) ? digitsOf(text) : "";
  const tooMany = digits.length - longestNumber(ownCode);
  // One digit too many is more often a slip than another country's number.
  const found = known.find(
    ([, code]) =>
      digits.startsWith(code) &&
      tooMany > (code === ownCode ? 0 : 1) &&
      hasUsualLength(code, digits.length - code.length),
  );
  return found ? splitAt(text, ...found) : null;
}

/** Countries whose international numbers keep their first zero: Italy, Ivory Coast, Gabon, Congo, San Marino. */
const WITH_ZERO = /^(?:39|225|241|242|378)$/;

/**
 * Takes away what is dialled only within the country, and in Italy and its like only the brackets. Source: libphonenumber.
 * @param isAll also a zero without brackets, which a number after its prefix never has
 */
export function withoutTrunk(number: string, code: string, isAll: boolean): string {
  const trunk = code === "36" ? "06" : code === "370" ? "[08]" : "0";
  const [whole, bracketed] = new RegExp(`^\\(\\s*(${trunk})\\s*\\)[\\s./-]*`).exec(number) ?? [];
  if (whole !== undefined && bracketed)
    return (WITH_ZERO.test(code) ? bracketed : "") + number.slice(whole.length);
  if (!isAll || WITH_ZERO.test(code)) return number;
  return number.replace(code === "36" ? /^06[\s./-]*/ : /^0[\s./-]*(?=[1-9])/, "");
}
