/**
 * Calls back at the last moments in which something can still be sent before the next page: a click on a link, which
 * asks the server at once and hides this page only with the answer; a submit; the page is hidden.
 *
 *   click on a link ──► next page is asked for ───────► answer ──► pagehide
 *     └ what is sent now comes first                     └ what is sent now comes too late for that page
 */
export function whenLeaving(task: () => void, signal?: AbortSignal): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, ...(signal && { signal }) });
  listen("click", ({ target }) => target instanceof Element && target.closest("a[href]") && task());
  listen("submit", task);
  listen("visibilitychange", () => document.visibilityState === "hidden" && task());
  listen("pagehide", task);
}
