/** The language of a suggestion, which is the shopper's and not the page's; null where none is made (contract A 9.3.8). */
import { dig, text, yes } from "../../runtime/ground/values";
import { languageOf } from "../../runtime/texts/languages";

export default (): string | null => {
  const asked: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  const isMade = ["recommended", "default"].some((kind) => yes(dig(asked, `is_${kind}_country`)));
  return isMade ? (languageOf(text(dig(asked, "recommended_lang"))) ?? "eng") : null;
};
