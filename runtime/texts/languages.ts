/** The supported languages with all names that pages and platforms use for them. */

/**
 * Each row lists the platform's code (ISO 639-2/B) and the BCP 47 tag for `lang` and `Intl`, including plural rules.
 * The ISO 639-2/T code follows when it differs. Polish, the first row, is the language of the code.
 */
const rows = [
  ["pol", "pl"],
  ["eng", "en"],
  ["ger", "de", "deu"],
  ["cze", "cs", "ces"],
  ["rum", "ro", "ron"],
  ["slo", "sk", "slk"],
  ["fre", "fr", "fra"],
  ["ukr", "uk"],
  ["hun", "hu"],
] as const;

/** A language by the platform's code. */
export type LanguageCode = (typeof rows)[number][0];

// Marked as pure, so that the build drops the table from files that use none of these functions.
export const languages: readonly LanguageCode[] = /* @__PURE__ */ rows.map(([code]) => code);

const rowOf = (name: string) => rows.find((row: readonly string[]) => row.includes(name.toLowerCase()));

/**
 * The platform's code of a supported language.
 * @param name any of its names, also with a region: `de`, `deu`, `ger`, `de-AT`, `de_AT`
 * @returns `null` for all other languages
 */
export const languageOf = (name: string): LanguageCode | null =>
  rowOf(name.trim().split(/[-_]/)[0] ?? "")?.[0] ?? null;

/** Whether a page's language is Polish, which is also the default. */
export const isPolish = (name: string): boolean => !name || languageOf(name) === "pol";

/**
 * The language whose texts must be fetched: `null` for Polish, which is in the code, and for languages without texts.
 */
export const translationOf = (name: string): LanguageCode | null =>
  isPolish(name) ? null : languageOf(name);

/**
 * The BCP 47 tag for `lang` and for `Intl`.
 * @param name the name of any language, supported or not; the tag keeps a region
 * @returns `undefined` when the name is not a valid language
 */
export function tagOf(name: string): string | undefined {
  try {
    return rowOf(name)?.[1] ?? Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}
