/**
 * The language of a suggestion, which is the shopper's and not the page's; `null` without a suggestion (contract A
 * 9.3.8).
 */
import { getPath, isTruthyText, text } from "../../runtime/base/values";
import { languageOf } from "../../runtime/texts/languages";

export default (): string | null => {
  const settings: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  const isMade = ["recommended", "default"].some((kind) =>
    isTruthyText(getPath(settings, `is_${kind}_country`)),
  );
  return isMade ? (languageOf(text(getPath(settings, "recommended_lang"))) ?? "eng") : null;
};
