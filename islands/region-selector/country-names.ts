/**
 * Generates country names in all languages of the product and in each country's own language, from the browser's data.
 * They are in a chunk of their own, fetched when the shopper starts to filter countries.
 */
import { languages, tagOf } from "../../runtime/texts/languages";
import { aliasesOf } from "./country-aliases";
import codes from "./country-codes.json";
import type { Country } from "./regions";

/** Maps the platform's three-letter country codes (ISO 3166-1) to the browser's two-letter codes. */
const iso: ReadonlyMap<string, string> = new Map(Object.entries(codes));

function nameIn(tag: string | undefined): (region: string) => string[] {
  try {
    if (!tag) return () => [];
    const names = new Intl.DisplayNames([tag], { type: "region", fallback: "none" });
    return (region) => [names.of(region) ?? []].flat();
  } catch {
    return () => [];
  }
}

/** The most widely spoken language of a country. */
function mainLanguageOf(region: string): string | undefined {
  try {
    return new Intl.Locale(`und-${region}`).maximize().language;
  } catch {
    return undefined;
  }
}

export type Named = readonly [country: Country, names: readonly string[]];

/** Countries whose own-language names are looked up at once: each language needs its own tables. */
const SLICE = 10;

/** Yields the names in batches, each short enough to run between two frames. */
export function* countryNames(countries: readonly Country[]): Generator<readonly Named[]> {
  const known = countries.flatMap((country) => {
    const id = country.id.toLowerCase();
    const region = iso.get(id) ?? (/^[a-z]{2}$/.test(id) ? id.toUpperCase() : undefined);
    return region ? [[country, region] as const] : [];
  });
  // Beside a name, because two letters begin many names: as a whole name the code would come before them.
  yield known.map(([country, region]) => [country, [`${region} ${country.name}`, ...aliasesOf(region)]]);
  for (const language of languages) {
    const name = nameIn(tagOf(language));
    yield known.map(([country, region]) => [country, name(region)]);
  }
  for (let at = 0; at < known.length; at += SLICE)
    yield known
      .slice(at, at + SLICE)
      .map(([country, region]) => [country, nameIn(mainLanguageOf(region))(region)]);
}
