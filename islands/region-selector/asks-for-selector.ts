/** Whether the server asks for the selector to be shown, by the variable that it writes into the page. */
export const asksForSelector = (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true";
