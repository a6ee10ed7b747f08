/** Finds countries by any of their names. */

import { foldLetters } from "../../runtime/dom/fold-letters";
import type { Country } from "./regions";

export interface CountryIndex {
  /** Indexes the next countries, so that the first key finds the index ready. @returns whether some are left */
  prepare(): boolean;
  /** Adds further names of a country. */
  add(country: Country, names: readonly string[]): void;
  /** Countries that match a text, best first; all countries for an empty text. */
  find(text: string): readonly Country[];
}

/** Countries that are indexed in one go: about 3 ms. */
const BATCH = 500;

/** @param countries in display order */
export function countryIndex(countries: readonly Country[]): CountryIndex {
  /** All words of all names, each after a space; each name ends with a bar. */
  const words = new Map<Country, string>();
  /** The last result: one text causes several renders. */
  let last: { readonly wanted: string; readonly found: readonly Country[] } | null = null;
  const shown = new Map<Country, string>();
  const put = (country: Country, names: readonly string[]) =>
    words.set(
      country,
      names.reduce((all, name) => `${all} ${fold(name)} |`, words.get(country) ?? "|"),
    );
  let indexed = 0;
  const indexUpTo = (end: number) => {
    for (const country of countries.slice(indexed, end)) {
      put(country, [country.name, ...country.alsoKnownAs]);
      shown.set(country, fold(country.name));
    }
    indexed = Math.min(Math.max(indexed, end), countries.length);
  };

  const matching = (parts: readonly string[]) =>
    countries.filter((country) => parts.every((part) => words.get(country)?.includes(part)));
  return {
    prepare() {
      indexUpTo(indexed + BATCH);
      return indexed < countries.length;
    },
    add(country, names) {
      indexUpTo(countries.length);
      last = null;
      put(country, names);
    },
    find(text) {
      const wanted = fold(text);
      if (!wanted) return countries;
      indexUpTo(countries.length);
      if (last?.wanted === wanted) return last.found;
      const parts = wanted.split(" ");
      const startMatches = matching(parts.map((part) => ` ${part}`));
      // Matches inside words only when no word starts with the text: "land" is in half of all country names.
      const found = startMatches.length ? startMatches : matching(parts);
      const rank = (country: Country) =>
        country.isRecommended
          ? 0
          : words.get(country)?.includes(`| ${wanted} |`)
            ? 1
            : shown.get(country)?.startsWith(wanted)
              ? 2
              : 3;
      const best = found
        .map((country) => [rank(country), country] as const)
        .sort(([a], [b]) => a - b)
        .map(([, country]) => country);
      last = { wanted, found: best };
      return best;
    },
  };
}

/** Normalises text for comparison: folds letters and separates words with single spaces. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, " ")
    .trim();
