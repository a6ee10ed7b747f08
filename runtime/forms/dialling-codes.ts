/**
 * The one list of telephone prefixes: each with its country, and with the usual groups of its numbers.
 *
 * Prefixes are from ITU-T E.164, groups from Google's libphonenumber (metadata of version 1.13). A country whose groups
 * depend on long tables of areas has none: its numbers stay as they were typed.
 */
type Groups = readonly number[];

interface Row {
  /** ISO 3166-1. */
  readonly country: string;
  /** The first digits of a number, and its groups. The first match counts. */
  readonly groups?: readonly (readonly [start: RegExp, groups: Groups])[];
}

const rows: Readonly<Record<string, Row>> = /* @__PURE__ */ Object.freeze({
  "48": {
    country: "PL",
    // Mobile numbers and numbers of services; all others start with two digits of an area.
    groups: [
      [/^(?:21|39|45|5[0137]|6[0469]|7[02389]|8(?:0|8))/, [3, 3, 3]],
      [/^[1-9]/, [2, 3, 2, 2]],
    ],
  },
  "420": { country: "CZ", groups: [[/^/, [3, 3, 3]]] },
  "421": {
    country: "SK",
    groups: [
      [/^2/, [1, 3, 3, 2]],
      [/^[3-5]/, [2, 3, 2, 2]],
      [/^[689]/, [3, 3, 3]],
    ],
  },
  "33": {
    country: "FR",
    groups: [
      [/^[1-79]/, [1, 2, 2, 2, 2]],
      [/^0/, [2, 2, 2, 2, 2]],
    ],
  },
  "34": { country: "ES", groups: [[/^/, [3, 2, 2, 2]]] },
  "36": {
    country: "HU",
    groups: [
      [/^1/, [1, 3, 4]],
      [/^[237]0/, [2, 3, 4]],
    ],
  },
  "40": { country: "RO", groups: [[/^7/, [3, 3, 3]]] },
  "44": { country: "GB", groups: [[/^7/, [4, 6]]] },
  "45": { country: "DK", groups: [[/^/, [2, 2, 2, 2]]] },
  "371": { country: "LV", groups: [[/^/, [2, 3, 3]]] },
  "380": {
    country: "UA",
    // Mobile numbers, and numbers without charge; all others start with two to four digits of an area.
    groups: [
      [/^(?:50|6[36-8]|7[1357]|9[1-9])/, [2, 3, 4]],
      [/^80/, [3, 3, 3]],
    ],
  },
  "30": { country: "GR" },
  "31": { country: "NL" },
  "32": { country: "BE" },
  "39": { country: "IT" },
  "41": { country: "CH" },
  "43": { country: "AT" },
  "46": { country: "SE" },
  "47": { country: "NO" },
  "49": { country: "DE" },
  "351": { country: "PT" },
  "352": { country: "LU" },
  "353": { country: "IE" },
  "356": { country: "MT" },
  "357": { country: "CY" },
  "358": { country: "FI" },
  "359": { country: "BG" },
  "370": { country: "LT" },
  "372": { country: "EE" },
  "385": { country: "HR" },
  "386": { country: "SI" },
} satisfies Readonly<Record<string, Row>>);

/** The prefix that pages offer first (contract D 5). */
export const HOME_PREFIX = "+48";

const rowOf = (prefix: string): Row | undefined => {
  const digits = prefix.replace(/\D/g, "");
  return Object.hasOwn(rows, digits) ? rows[digits] : undefined;
};

/**
 * The country of a prefix such as `+48`; `null` for prefixes that are not in the list. Of countries that share a prefix,
 * it is the largest: +39 is also the Vatican's, +44 Jersey's, +47 Svalbard's, +358 Åland's.
 */
export const countryOfPrefix = (prefix: string): string | null => rowOf(prefix)?.country ?? null;

/** The prefix of a country by its ISO code; `null` when it is not in the list. */
export function prefixOfCountry(country: string): string | null {
  const found = Object.entries(rows).find(([, row]) => row.country === country);
  return found ? `+${found[0]}` : null;
}

/** Digits of usual numbers without their prefix, by code. Source: libphonenumber, mobile and fixed lines. */
const LENGTHS: Readonly<Record<string, string>> = {
  "8": "45 47 356 357 370 371 386",
  "9": "31 33 34 40 41 48 351 380 420 421",
  "10": "30",
  "6-9": "352",
  "6-10": "358",
  "7-8": "372",
  "7-9": "46 353",
  "7-11": "49",
  "7-13": "43",
  "8-9": "32 36 359 385",
  "9-10": "44",
  "9-11": "39",
};

function lengthsOf(code: string): readonly [least: number, most: number] | null {
  const found = Object.keys(LENGTHS).find((lengths) => LENGTHS[lengths]?.split(" ").includes(code));
  const [least = 0, most = least] = found?.split("-").map(Number) ?? [];
  return found ? [least, most] : null;
}

/** Whether a number of this country, without its prefix, may have so many digits. */
export function hasUsualLength(code: string, digits: number): boolean {
  const [least, most] = lengthsOf(code) ?? [1, 0];
  return least <= digits && digits <= most;
}

/** Digits of the country's longest number; infinite for a country that is not in the list. */
export const longestNumber = (code: string): number => lengthsOf(code)?.[1] ?? Number.POSITIVE_INFINITY;

/** All prefixes of the list, for numbers on pages without a list of their own. */
export const knownPrefixes = (): string[] => Object.keys(rows).map((digits) => `+${digits}`);

/**
 * Groups the digits of a whole number without its prefix: `500600700` becomes `500 600 700`.
 * @returns `null` when the number stays as it was typed: it is not whole yet, or has more digits than its country's
 */
export function groupDigits(prefix: string, digits: string): string | null {
  const [, groups = null] = rowOf(prefix)?.groups?.find(([start]) => start.test(digits)) ?? [];
  if (!groups || digits.length !== groups.reduce((sum, size) => sum + size, 0)) return null;
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(" ");
}
