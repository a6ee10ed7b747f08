/**
 * Provides the page's texts. Polish is part of the code; other languages come in one file per island, with the
 * island's chunk. The shop's own text comes first, then the page's language, then Polish.
 */
import type { Kernel } from "../islands/kernel";
import { isPolish } from "./languages";
import { bindTexts, type TextTable, type Translate } from "./texts";
import type { Translations } from "./translations";

export interface Words {
  /** Binds a Polish table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /**
   * Fetches the texts of a unit: an island, a shell (`<island>/shell`), or `runtime`. Resolves when they have loaded
   * or timed out; never rejects. Returns `undefined` on a Polish page, which needs no fetch.
   */
  learn(unit: string): Promise<void> | undefined;
  /** A unit's texts in another language than the page's; `null` when they cannot be loaded. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
}

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
