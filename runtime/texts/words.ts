/**
 * The words of the page: Polish stands in the code, another language comes in files, one per island, together with the
 * island's own chunk. A text is the shop's own where it has one, then the language's, then Polish.
 */
import type { Kernel } from "../islands/kernel";
import { isPolish } from "./languages";
import { bindTexts, type TextTable, type Translate } from "./texts";
import type { Translations } from "./translations";

export interface Words {
  /** Binds a Polish table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /**
   * Has the words of a unit fetched: an island's, a shell's (`<island>/shell`), `runtime`. Resolves when they are there,
   * or count as not coming; undefined on a Polish page, which waits for nothing. Never rejects.
   */
  learn(unit: string): Promise<void> | undefined;
  /** A unit's texts in another language than the page's; null where they cannot be had. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
}

export function makeWords(kernel: Kernel): Words {
  let translations: Translations | undefined;
  const shop = () => kernel.store.getState().shop;
  /** Null where they cannot be had: then Polish is what the page has got. */
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
