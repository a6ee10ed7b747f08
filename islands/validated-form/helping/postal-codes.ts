/** Formats of postal codes that consist of digits. Source: Universal Postal Union, "Postal addressing systems". */

/** X = digit; countries by ISO 3166-1. */
const formats: Readonly<Record<string, string>> = {
  "XX-XXX": "PL",
  "XXX XX": "CZ SK",
  XXXX: "AT BE BG CH DK HU LU NO SI",
  XXXXX: "DE EE ES FI FR HR IT UA",
  XXXXXX: "RO",
};

/** The format of a country's postal codes; `null` when it is unknown or contains letters. */
export const postalFormat = (country: string | null): string | null =>
  (country && Object.keys(formats).find((format) => formats[format]?.split(" ").includes(country))) || null;

const digitsOf = (text: string): string => text.replace(/[\s-]/g, "");
const roomIn = (format: string): number => format.replace(/[^X]/g, "").length;

/**
 * Puts the format's separator between typed digits.
 * @returns `null` when the text stays as it was typed, because it does not fit
 */
export function shapePostal(format: string, text: string): string | null {
  const digits = digitsOf(text);
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
  /^\d+$/.test(digitsOf(text)) && digitsOf(text).length === roomIn(format);
