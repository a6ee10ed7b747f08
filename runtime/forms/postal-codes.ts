/** Formats of postal codes that consist of digits. Source: Universal Postal Union, "Postal addressing systems". */
import { readTyped } from "../base/typed-text";

/** X = digit; countries by ISO 3166-1. */
const formats: Readonly<Record<string, string>> = {
  "XX-XXX": "PL",
  "XXX XX": "CZ SK",
  XXXX: "AT BE BG CH DK HU LU NO SI",
  XXXXX: "DE EE ES FI FR HR IT UA",
  XXXXXX: "RO",
};

const countriesOf = (format: string): readonly string[] => formats[format]?.split(" ") ?? [];

/** The format of a country's postal codes; `null` when it is unknown or contains letters. */
export const postalFormat = (country: string | null): string | null =>
  (country && Object.keys(formats).find((format) => countriesOf(format).includes(country))) || null;

/** Letters of cars, which older envelopes have before the code. Most countries use those of ISO 3166-1. */
const CAR_LETTERS: Readonly<Record<string, string>> = {
  AT: "A",
  BE: "B",
  DE: "D",
  EE: "EST",
  ES: "E",
  FI: "FIN",
  FR: "F",
  HU: "H",
  IT: "I",
  LU: "L",
  NO: "N",
  SI: "SLO",
  SK: "S",
};

const compact = (text: string): string => readTyped(text).replace(/[\s.-]/g, "");
const roomIn = (format: string): number => format.replace(/[^X]/g, "").length;

/** The code without the letters of its own country: those of another country contradict the field. */
function withoutLetters(code: string, country: string | null): string {
  const [, letters = "", digits = ""] = /^([a-z]{1,3})(\d+)$/i.exec(code) ?? [];
  const own = country ? [country, CAR_LETTERS[country]] : [];
  return letters && own.includes(letters.toUpperCase()) ? digits : code;
}

/**
 * Puts the format's separator between typed digits, and leaves out the letters of the country before them.
 * @returns `null` when the text stays as it was typed, because it does not fit
 */
export function shapePostal(format: string, text: string, country: string | null = null): string | null {
  const digits = withoutLetters(compact(text), country);
  if (!/^\d+$/.test(digits) || digits.length > roomIn(format)) return null;
  let at = 0;
  let shaped = "";
  for (const place of format) {
    if (at >= digits.length) break;
    shaped += place === "X" ? digits[at++] : place;
  }
  return shaped;
}

/** Whether the text is a whole postal code of the format. */
export const isWholePostal = (format: string, text: string): boolean =>
  /^\d+$/.test(compact(text)) && compact(text).length === roomIn(format);

/**
 * The code that the shopper meant, in one of the server's formats: with its separator, and without letters of the country.
 * @param given formats of the server, separated by commas: X = digit
 * @returns `null` when the text fits none
 */
export function codeInFormats(given: string, text: string): string | null {
  for (const format of given.split(",").map((one) => one.trim()))
    for (const country of /^X[X -]*X$/.test(format) ? [null, ...countriesOf(format)] : []) {
      const code = shapePostal(format, text, country);
      if (code && isWholePostal(format, code)) return code;
    }
  return null;
}
