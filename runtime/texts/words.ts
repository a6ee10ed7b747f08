/**
 * Provides the page's texts. Polish is part of the code; other languages come in one file per island, with the
 * island's chunk. The shop's own text comes first, then the page's language, then Polish.
 */
import type { Kernel } from "../contracts/boot";
import type { Words } from "../contracts/texts";
import { isPolish } from "./languages";
import { bindTexts } from "./texts";
import type { Translations } from "./translations";

export function makeWords(kernel: Kernel): Words {
  let translations: Translations | undefined;
  const shop = () => kernel.store.getState().shop;
  /** `null` when the chunk cannot be loaded; the page then stays Polish. */
  const others = async () => {
    try {
      const { makeTranslations } = await kernel.loader.load("translations");
      translations ??= makeTranslations(kernel);
      return translations;
    } catch {
      return null;
    }
  };
  return {
    texts: (table) => (translations?.bind ?? bindTexts)(table, shop().texts, shop().language),
    learn: (unit) =>
      isPolish(shop().language) ? undefined : others().then((languages) => languages?.learn(unit)),
    fetchTexts: async (unit, language) => (await others())?.fetchTexts(unit, language) ?? null,
  };
}
