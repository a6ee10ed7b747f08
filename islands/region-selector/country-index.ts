/** Finds countries by any of their names. */

import { foldLetters } from "../../runtime/dom/fold-letters";
import type { Country } from "./regions";

export interface CountryIndex {
  /** Adds further names of a country. */
  add(country: Country, names: readonly string[]): void;
  /** Countries that match a text, best first; all countries for an empty text. */
  find(text: string): readonly Country[];
}

/** @param countries in display order */
export function countryIndex(countries: readonly Country[]): CountryIndex {
  /** All words of all names, each after a space. */
  const words = new Map<Country, string>();
  /** The last result: one text causes several renders. */
  let last: { readonly wanted: string; readonly found: readonly Country[] } | null = null;
  const add: CountryIndex["add"] = (country, names) => {
    last = null;
    words.set(country, [words.get(country) ?? "", ...names.map(fold)].join(" "));
  };
  for (const country of countries) add(country, [country.name, ...country.alsoKnownAs]);
  const shown = new Map(countries.map((country) => [country, fold(country.name)]));
  const codes = new Map(countries.map((country) => [country, fold(country.id)]));

  const matching = (parts: readonly string[]) =>
    countries.filter((country) => parts.every((part) => words.get(country)?.includes(part)));
  return {
    add,
    find(text) {
      const wanted = fold(text);
      if (!wanted) return countries;
      if (last?.wanted === wanted) return last.found;
      const parts = wanted.split(" ");
      const startMatches = matching(parts.map((part) => ` ${part}`));
      // Matches inside words only when no word starts with the text: "land" is in half of all country names.
      const found = startMatches.length ? startMatches : matching(parts);
      const rank = (country: Country) =>
        country.isRecommended
          ? 0
          : codes.get(country) === wanted
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
