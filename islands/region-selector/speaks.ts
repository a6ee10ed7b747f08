/** The language of a suggestion, which is the shopper's and not the page's; null where none is made (contract A 9.3.8). */
import { getPath, isTruthyText, text } from "../../runtime/base/values";
import { languageOf } from "../../runtime/texts/languages";

export default (): string | null => {
  const asked: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  const isMade = ["recommended", "default"].some((kind) =>
    isTruthyText(getPath(asked, `is_${kind}_country`)),
  );
  return isMade ? (languageOf(text(getPath(asked, "recommended_lang"))) ?? "eng") : null;
};
