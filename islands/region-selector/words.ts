/** In which language the selector speaks: the page's, or that of the one to whom it makes a suggestion. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { TextTable } from "../../runtime/contracts/texts";
import { languageOf, tagOf } from "../../runtime/texts/languages";
import { bindTexts } from "../../runtime/texts/texts";
import type { Regions } from "./regions";
import { type Say, type TextKey, texts } from "./texts";

type Table = TextTable<TextKey>;

export interface Words {
  readonly t: Say;
  /** For `lang`, where it is not the page's language. */
  readonly tag: string | undefined;
}

/** The words of the selector; the page's own where the others cannot be had (contract A 9.3.8). */
export async function wordsFor(
  { suggestion, recommendedLanguage }: Regions,
  { texts: bind, textsIn, store }: Pick<IslandContext, "texts" | "textsIn" | "store">,
): Promise<Words> {
  const own = { t: bind(texts), tag: undefined };
  if (!suggestion) return own;
  const language = languageOf(recommendedLanguage) ?? "eng";
  if (language === languageOf(store.getState().shop.language || "pol")) return own;
  const table = language === "pol" ? texts : await textsIn(language);
  // The shop's overrides are in the page's language, and stay out of it.
  return table ? { t: bindTexts(table as Table, {}, language), tag: tagOf(language) } : own;
}
