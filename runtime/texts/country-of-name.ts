/** Finds a country by its name, because pages and couriers write names where programs need codes. */
import { foldLetters } from "../dom/fold-letters";
import { languages, tagOf } from "./languages";

/**
 * @param name in a language of the product, or the letters by ISO 3166-1
 * @param first the language that is tried first
 * @returns the code of ISO 3166-1; `null` for another country
 */
export type CountryFinder = (name: string, first?: string) => string | null;

/** Official and everyday names in the lists of shops and couriers, which `Intl` does not write. */
const FURTHER: Readonly<Record<string, string>> = {
  CZ: "Czech Republic,Republika Czeska,Česká republika,Tschechische Republik,République tchèque",
  GB: "Great Britain,UK,England,Anglia,Großbritannien,Grande-Bretagne,Velká Británie,Veľká Británia,Nagy-Britannia",
  NL: "Holland,Holandia,Holandsko,Hollande,Olanda,Hollandia",
  SK: "Slovak Republic,Republika Słowacka,Slovenská republika",
};

/** Makes a finder, which keeps the names that it has looked up. @param codes the countries that are looked for */
export function countryFinder(codes: readonly string[]): CountryFinder {
  const names = new Map<string, ReadonlyMap<string, string>>();
  const namesIn = (language: string) => {
    let found = names.get(language);
    if (!found) {
      const display = displayNames(language);
      found = new Map(codes.map((code) => [foldLetters(display?.of(code) ?? code), code]));
      names.set(language, found);
    }
    return found;
  };
  return (name, first = "pol") => {
    const wanted = foldLetters(name.trim());
    if (!wanted) return null;
    if (codes.includes(wanted.toUpperCase())) return wanted.toUpperCase();
    for (const language of [first, ...languages]) {
      const code = namesIn(language).get(wanted);
      if (code) return code;
    }
    return codes.find((code) => further(code).includes(wanted)) ?? null;
  };
}

const further = (code: string): readonly string[] => (FURTHER[code] ?? "").split(",").map(foldLetters);

function displayNames(language: string): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([tagOf(language) ?? "pl"], { type: "region" });
  } catch {
    return null;
  }
}
