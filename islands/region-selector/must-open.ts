/** What the server says of the selector (spec §4). */
export const asksForSelector = (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true";

/** Whether the server may want the selector, or the older suggestion, to be seen. In every page's bytes. */
export default (): string =>
  document.querySelector(".redirection")
    ? "region-selector region-selector/suggest-shop"
    : asksForSelector()
      ? "region-selector"
      : "";
