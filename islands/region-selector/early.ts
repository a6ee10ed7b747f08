/** What must be known before the island's file has come: whether the selector opens by itself, and in which language. */
import { getPath, isTruthyText, text } from "../../runtime/base/values";
import { languageOf } from "../../runtime/texts/languages";

/** Whether the server asks for the selector to be shown, by the variable that it writes into the page. */
export const asksForSelector = (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true";

/** Whether the server may want the selector, or the older suggestion, to be seen. In every page's bytes. */
export const mustOpen = (): string =>
  document.querySelector(".redirection")
    ? "region-selector region-selector/suggest-shop"
    : asksForSelector()
      ? "region-selector"
      : "";

/** The language of a suggestion, which is the shopper's and not the page's; null where none is made (contract A 9.3.8). */
export const opensInLanguage = (): string | null => {
  const asked: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  const isMade = ["recommended", "default"].some((kind) =>
    isTruthyText(getPath(asked, `is_${kind}_country`)),
  );
  return isMade ? (languageOf(text(getPath(asked, "recommended_lang"))) ?? "eng") : null;
};
