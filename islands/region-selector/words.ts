/** Chooses the selector's language: the page's, or the shopper's when there is a suggestion. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { TextTable } from "../../runtime/contracts/texts";
import { languageOf, tagOf } from "../../runtime/texts/languages";
import { bindTexts } from "../../runtime/texts/texts";
import type { Regions } from "./regions";
import { type RegionTranslate, type TextKey, texts } from "./texts";

type Table = TextTable<TextKey>;

export interface Words {
  readonly t: RegionTranslate;
  /** For `lang`, when it differs from the page's language. */
  readonly tag: string | undefined;
}

/** Loads the selector's texts; falls back to the page's language when they cannot be loaded (contract A 9.3.8). */
export async function wordsFor(
  { suggestion, recommendedLanguage }: Regions,
  { texts: bind, textsIn, store }: Pick<IslandContext, "texts" | "textsIn" | "store">,
): Promise<Words> {
  const pageWords = { t: bind(texts), tag: undefined };
  if (!suggestion) return pageWords;
  const language = languageOf(recommendedLanguage) ?? "eng";
  if (language === languageOf(store.getState().shop.language || "pol")) return pageWords;
  const table = language === "pol" ? texts : await textsIn(language);
  // Without the shop's overrides, which are in the page's language.
  return table ? { t: bindTexts(table as Table, {}, language), tag: tagOf(language) } : pageWords;
}
