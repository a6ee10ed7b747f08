/**
 * The words of the page: Polish stands in the code, another language comes in files, one per island, together with the
 * island's own chunk. A text is the shop's own where it has one, then the language's, then Polish.
 */
import type { Kernel } from "../contracts/boot";
import type { Words } from "../contracts/texts";
import { isPolish } from "./languages";
import { bindTexts } from "./texts";
import type { Translations } from "./translations";

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
