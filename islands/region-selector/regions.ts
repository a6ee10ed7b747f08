/** Reads the choices of the selector from the page's configuration (contract A 9.2, 9.3). */
import type { SafeUrl } from "../../runtime/base/safe-url";
import { asObject, getPath, isTruthyText, list, type PlainObject, text } from "../../runtime/base/values";
import { type Sites, sitesAmong } from "./sites";

/** The group of countries without a group in the configuration (contract A 9.3.1). */
export const NO_GROUP = "default";

export interface Language {
  readonly id: string;
  readonly name: string;
  /** The site in this language; `null` = no usable address. */
  readonly site: SafeUrl | null;
}

export interface Country {
  readonly id: string;
  readonly name: string;
  /** Names in its first entry, and its codes: for the filter. */
  readonly alsoKnownAs: readonly string[];
  /** `PLN zł`, or empty. */
  readonly currency: string;
  readonly group: string;
  readonly languages: Language[];
  readonly isRecommended: boolean;
}

/**
 * The suggestion shown before the choice: the recommended country for this shopper, or otherwise the shop's default.
 */
export interface Suggestion {
  readonly kind: "recommended" | "default";
  readonly country: Country;
  readonly language: Language | null;
}

export interface Regions {
  /** Groups in the configuration's order; the countries of a group are in the order of `countries`. */
  readonly groups: ReadonlyMap<string, readonly Country[]>;
  /** The recommended country first, then in the configuration's order. */
  readonly countries: readonly Country[];
  readonly selected: Country;
  readonly selectedLanguage: Language | null;
  readonly suggestion: Suggestion | null;
  /** The platform's code of the language of a suggestion. */
  readonly recommendedLanguage: string;
}

/** Reads a value without the spaces and newlines that templates leave around it. */
const word = (source: PlainObject, key: string): string => text(getPath(source, key)).trim();
const isTrue = (source: PlainObject, key: string) => isTruthyText(getPath(source, key));
/** Wraps a single entry, which templates may write without a list. */
const oneOrMore = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const flags = ["selected", "recommended", "default"] as const;
type Flag = (typeof flags)[number];

/** A country while its entries are collected: the configuration has one per language. */
interface Gathered {
  readonly id: string;
  /** The first entry, or the entry of the page's language. */
  names: PlainObject;
  readonly first: PlainObject;
  readonly languages: Map<string, PlainObject>;
  /** Each flag with the language of its entry; empty when that entry has several languages. */
  readonly flags: Map<Flag, string>;
}

/** @returns `null` when there are no countries */
export function readRegions(config: unknown, params: unknown): Regions | null {
  const settings = asObject(params);
  const gathered = gather(list(config), word(settings, "selectedLangId"));
  const kindIs = (kind: "recommended" | "default") =>
    isTrue(settings, `is_${kind}_country`) && gathered.some((country) => country.flags.has(kind));
  const kind = kindIs("recommended") ? "recommended" : kindIs("default") ? "default" : null;
  const recommendedLanguage = word(settings, "recommended_lang") || "eng";
  const nameKey = !kind
    ? "selectedName"
    : kind === "recommended" && recommendedLanguage !== "eng"
      ? "recommendedName"
      : "defaultName";

  const sites = sitesAmong(
    gathered.flatMap(({ languages }) => [...languages.values()].map((language) => word(language, "site"))),
  );
  const countries = gathered.map((one) => asCountry(one, nameKey, sites));
  const flagged = (flag: Flag) => gathered.findIndex((country) => country.flags.has(flag));
  const first = countries[0];
  if (!first) return null;

  const languageOf = (flag: Flag, otherwise: string) => {
    const at = flagged(flag);
    const all = countries[at]?.languages ?? [];
    const wanted = [gathered[at]?.flags.get(flag), otherwise];
    return wanted.map((id) => all.find((language) => language.id === id)).find(Boolean) ?? all[0] ?? null;
  };
  const selected = countries[Math.max(0, flagged("selected"))] ?? first;
  const suggested = kind && countries[flagged(kind)];
  const ordered = [...countries].sort((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
  return {
    groups: byGroup(countries, ordered),
    countries: ordered,
    selected,
    selectedLanguage: languageIn(selected, word(settings, "selectedLangId")),
    suggestion: suggested
      ? { kind, country: suggested, language: languageOf(kind, recommendedLanguage) }
      : null,
    recommendedLanguage,
  };
}

/** The country's language with this id, or its first language. */
export const languageIn = ({ languages }: Country, id: string | undefined): Language | null =>
  languages.find((language) => language.id === id) ?? languages[0] ?? null;

/**
 * Merges entries with the same id into one country: the first entry wins, languages and flags are added (contract A
 * 9.3.2).
 */
function gather(config: readonly unknown[], selectedLanguage: string): readonly Gathered[] {
  const byId = new Map<string, Gathered>();
  for (const entry of config.map(asObject)) {
    const id = word(entry, "id");
    if (!id) continue;
    const known = byId.get(id) ?? { id, names: entry, first: entry, languages: new Map(), flags: new Map() };
    byId.set(id, known);
    const languages = oneOrMore(entry.lang).map(asObject);
    for (const language of languages) {
      const code = word(language, "id");
      if (!code) continue;
      if (!known.languages.has(code)) known.languages.set(code, language);
      if (code === selectedLanguage) known.names = entry;
    }
    for (const flag of flags)
      if (isTrue(entry, flag) && !known.flags.has(flag))
        known.flags.set(flag, languages.length === 1 ? word(languages[0] as PlainObject, "id") : "");
  }
  return [...byId.values()];
}

const nameKeys = ["name", "selectedName", "recommendedName", "defaultName"];

function asCountry({ id, names, first, languages, flags }: Gathered, nameKey: string, sites: Sites): Country {
  const named = (source: PlainObject) => word(source, nameKey) || word(source, "name");
  const currency = [word(first, "currencyId"), word(first, "currencySymbol")].filter(Boolean);
  return {
    id,
    name: named(names) || named(first) || id.toUpperCase(),
    // Read when the filter is used: most shoppers choose without it.
    get alsoKnownAs() {
      const known = nameKeys.map((key) => word(first, key));
      return [...new Set([...known, id, ...currency].filter(Boolean))];
    },
    currency: currency[0] === currency[1] ? (currency[0] ?? "") : currency.join(" "),
    group: word(first, "group") || NO_GROUP,
    languages: [...languages].map(([code, language]) => ({
      id: code,
      name: named(language),
      site: sites(word(language, "site") || null),
    })),
    isRecommended: flags.has("recommended"),
  };
}

/** @param configured determines the order of the groups */
function byGroup(configured: readonly Country[], ordered: readonly Country[]): Regions["groups"] {
  const groups = new Map<string, Country[]>(configured.map(({ group }) => [group, []]));
  for (const country of ordered) groups.get(country.group)?.push(country);
  return groups;
}
