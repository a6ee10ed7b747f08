/**
 * Calls back at the last moments when a request still precedes the next page: a click on a link, a submit, hiding the
 * page. A click requests the next page at once; `pagehide` follows only with the answer.
 *
 *   click on a link ──► browser requests next page ───► answer ──► pagehide
 *     └ requests sent now leave before it                  └ requests sent now arrive too late for that page
 */
export function whenLeaving(task: () => void, signal?: AbortSignal): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, ...(signal && { signal }) });
  listen("click", ({ target }) => target instanceof Element && target.closest("a[href]") && task());
  listen("submit", task);
  listen("visibilitychange", () => document.visibilityState === "hidden" && task());
  listen("pagehide", task);
}
