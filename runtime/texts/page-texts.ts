/**
 * Provides the page's texts. Polish is part of the code; other languages come in one file per island, with the
 * island's chunk. The shop's own text comes first, then the page's language, then Polish.
 */
import type { Boot } from "../contracts/boot";
import type { PageTexts } from "../contracts/texts";
import { isPolish } from "./languages";
import { bindTexts } from "./texts";
import type { Translations } from "./translations";

export function makePageTexts(boot: Boot): PageTexts {
  let translations: Translations | undefined;
  const shop = () => boot.store.getState().shop;
  /** `null` when the chunk cannot be loaded; the page then stays Polish. */
  const others = async () => {
    try {
      const { makeTranslations } = await boot.loader.load("translations");
      translations ??= makeTranslations(boot);
      return translations;
    } catch {
      return null;
    }
  };
  return {
    texts: (table) => (translations?.bind ?? bindTexts)(table, shop().texts, shop().language),
    loadTexts: (unit) =>
      isPolish(shop().language) ? undefined : others().then((languages) => languages?.loadUnit(unit)),
    fetchTexts: async (unit, language) => (await others())?.fetchTexts(unit, language) ?? null,
  };
}
