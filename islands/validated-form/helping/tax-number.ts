/** Checks a Polish tax number (NIP) by its check digit. Source: Polish tax regulations; weights 6 5 7 2 3 4 5 6 7, modulo 11. */

import { readTyped } from "../../../runtime/base/typed-text";

const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** `right`, `wrong`, or `null` for a number that is incomplete or not Polish, which only the server can check. */
export function judgeTaxNumber(text: string, isPolish: boolean): "right" | "wrong" | null {
  const compact = readTyped(text)
    .replace(/[\s./-]/g, "")
    .toUpperCase();
  const [, letters = "", digits = ""] = /^(PL)?(\d{10})$/.exec(compact) ?? [];
  if (!digits || (!letters && !isPolish)) return null;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return Number(digits) > 0 && sum % 11 === Number(digits[9]) ? "right" : "wrong";
}
