/** Finds a country by its name, because pages and couriers write names where programs need codes. */
import { foldLetters } from "../dom/fold-letters";
import { type LanguageCode, languages, tagOf } from "./languages";

const names = new Map<string, ReadonlyMap<string, string>>();

/** The names of some countries in one language of the product, by folded name. */
function namesIn(language: string, codes: readonly string[]): ReadonlyMap<string, string> {
  const key = `${language} ${codes.length}`;
  let found = names.get(key);
  if (!found) {
    const display = displayNames(language);
    found = new Map(codes.map((code) => [foldLetters(display?.of(code) ?? code), code]));
    names.set(key, found);
  }
  return found;
}

function displayNames(language: string): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([tagOf(language) ?? "pl"], { type: "region" });
  } catch {
    return null;
  }
}

/**
 * @param name in a language of the product, or the letters by ISO 3166-1
 * @param codes the countries that are looked for
 * @param first the language that is tried first
 * @returns the code of ISO 3166-1; `null` for another country
 */
export function countryOfName(
  name: string,
  codes: readonly string[],
  first: string | LanguageCode = "pol",
): string | null {
  const wanted = foldLetters(name.trim());
  if (!wanted) return null;
  if (codes.includes(wanted.toUpperCase())) return wanted.toUpperCase();
  for (const language of [first, ...languages]) {
    const code = namesIn(language, codes).get(wanted);
    if (code) return code;
  }
  return null;
}
