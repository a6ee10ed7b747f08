/**
 * Calls back at the last moments when a request still leaves before the page does: a submit, hiding the page.
 * `pagehide` alone would be too late for the next page, because it comes with that page's answer.
 */
export function whenLeaving(task: () => void, signal?: AbortSignal): void {
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, ...(signal && { signal }) });
  listen("submit", task);
  listen("visibilitychange", () => document.visibilityState === "hidden" && task());
  listen("pagehide", task);
}

/** Calls back when a link is pressed, before any other listener: the press may lead to another page. */
export function whenLinkIsPressed(task: () => void, signal: AbortSignal): void {
  const press = ({ target }: Event) => target instanceof Element && target.closest("a[href]") && task();
  addEventListener("click", press, { capture: true, signal });
}
