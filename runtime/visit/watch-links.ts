/**
 * Calls `follow` when the page needs visits: at once if it has a `data-visit` element, or a visit's history state.
 *
 * With a visit's history state, the shopper may press Back before any click. A `data-visit` element added later gets
 * the pointer or the focus before its first click, and `follow` runs then, once.
 */
export function watchLinks(follow: () => void): void {
  if (history.state?.wyspa || document.querySelector("[data-visit]")) {
    follow();
    return;
  }
  const stop = new AbortController();
  for (const type of ["pointerover", "focusin"])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest("[data-visit]")) return;
        stop.abort();
        follow();
      },
      { capture: true, signal: stop.signal },
    );
}
