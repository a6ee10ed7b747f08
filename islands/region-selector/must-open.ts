/** Whether the server asks for the selector to open. */
export const asksForSelector = (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true";

/**
 * The chunks to load at once when the server may want the selector or the older suggestion shown. Part of each page's
 * bytes.
 */
export default (): string =>
  document.querySelector(".redirection")
    ? "region-selector region-selector/suggest-shop"
    : asksForSelector()
      ? "region-selector"
      : "";
