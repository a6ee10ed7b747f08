/** Whether the server may want the selector to be seen (spec §4); the island itself looks closely. In every page's bytes. */
export default (): boolean =>
  Object(Reflect.get(window, "selectLanguageParamsConfig")).show_select === "true" ||
  !!document.querySelector(".redirection");
