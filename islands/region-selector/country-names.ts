/**
 * Countries' names in all languages that the product speaks, and in their own, as the browser knows them. A chunk
 * of its own, fetched when somebody looks for a country.
 */
import { languages, tagOf } from "../../runtime/texts/languages";
import codes from "./country-codes.json";
import type { Country } from "./regions";

/** ISO 3166-1: by the three letters that the platform calls a country, the two that browsers do. */
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

/** The language that most people of a country speak. */
function mainLanguageOf(region: string): string | undefined {
  try {
    return new Intl.Locale(`und-${region}`).maximize().language;
  } catch {
    return undefined;
  }
}

export type Named = readonly [country: Country, names: readonly string[]];

/** How many countries' own names are looked up in one go: each needs its language's tables. */
const SLICE = 10;

/** The names in portions, each short enough for one go between two frames. */
export function* countryNames(countries: readonly Country[]): Generator<readonly Named[]> {
  const known = countries.flatMap((country) => {
    const id = country.id.toLowerCase();
    const region = iso.get(id) ?? (/^[a-z]{2}$/.test(id) ? id.toUpperCase() : undefined);
    return region ? [[country, region] as const] : [];
  });
  yield known.map(([country, region]) => [country, [region]]);
  for (const language of languages) {
    const name = nameIn(tagOf(language));
    yield known.map(([country, region]) => [country, name(region)]);
  }
  for (let at = 0; at < known.length; at += SLICE)
    yield known
      .slice(at, at + SLICE)
      .map(([country, region]) => [country, nameIn(mainLanguageOf(region))(region)]);
}
