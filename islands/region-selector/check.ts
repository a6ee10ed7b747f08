/** Whether the server wants the selector to be seen (spec §4). In every page's bytes. */
export default (): boolean => {
  const asked: unknown = Reflect.get(window, "selectLanguageParamsConfig");
  return (
    ((asked as { show_select?: unknown } | null | undefined)?.show_select === "true" ||
      !!document.querySelector(".redirection")) &&
    !/(^|; )redirection=closed(;|$)/.test(document.cookie) &&
    new URLSearchParams(location.search).get("redirection") !== "redirected"
  );
};
