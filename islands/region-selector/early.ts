/** What is needed before the island's chunk loads: whether the selector opens by itself, and in which language. */

import { getPath, isTruthyText, text } from "../../runtime/base/values";
import type { BeforePaint } from "../../runtime/contracts/island";
import { languageOf } from "../../runtime/texts/languages";

/** Gives the opener its role before it gets the focus: the theme's element has none, and is heard as "clickable". */
export const beforePaint: BeforePaint = () => {
  document.querySelector(".select_language__open:not([role])")?.setAttribute("role", "button");
};

/** Whether the server asks for the selector to open. */
export const asksForSelector = (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true";

/**
 * What to load at once when the server may want the selector or the older suggestion shown. The drawer's choice
 * waits for its tab, because the dialog and the drawer use the same block of the page.
 */
export const mustOpen = (host?: HTMLElement): string => {
  if (host?.id === "menu_settings") return "";
  return document.querySelector(".redirection") || asksForSelector() ? "region-selector" : "";
};

/** The language of a suggestion, which is the shopper's and not the page's; `null` without one (contract A 9.3.8). */
export const opensInLanguage = (): string | null => {
  const settings: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  const isMade = ["recommended", "default"].some((kind) =>
    isTruthyText(getPath(settings, `is_${kind}_country`)),
  );
  return isMade ? (languageOf(text(getPath(settings, "recommended_lang"))) ?? "eng") : null;
};
