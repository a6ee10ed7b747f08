/** The languages that the product speaks (spec §9), by every name that pages and platforms have for them. Pure. */

/**
 * Per language: the platform's code (ISO 639-2/B), the BCP 47 tag for `lang` and for everything in `Intl`, rules of
 * plurals included, and the code of ISO 639-2/T where that is another one. Polish, the first, is the product's own.
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
 * The platform's code of one of the languages.
 * @param said any of its names, also with a region: `de`, `deu`, `ger`, `de-AT`, `de_AT`
 * @returns null for all others
 */
export const languageOf = (said: string): LanguageCode | null =>
  rowOf(said.trim().split(/[-_]/)[0] ?? "")?.[0] ?? null;

/** Whether a page speaks Polish; one that does not say what it speaks does. */
export const isPolish = (said: string): boolean => !said || languageOf(said) === "pol";

/** The language whose texts have to be fetched: null for Polish, which is in the code, and for all that have none. */
export const translationOf = (said: string): LanguageCode | null =>
  isPolish(said) ? null : languageOf(said);

/**
 * The BCP 47 tag for `lang` and for `Intl`.
 * @param said the name of any language, one of ours or another; a region stays in the tag
 * @returns undefined where it is no name of a language
 */
export function tagOf(said: string): string | undefined {
  try {
    return rowOf(said)?.[1] ?? Intl.getCanonicalLocales(said)[0];
  } catch {
    return undefined;
  }
}
