/**
 * Calls `follow` when the page needs visits: at once if it has a `data-visit` element, or a visit's history state.
 *
 * With a history state, Back may come before any click. Elements added later are pointed at or focused before a click,
 * so `follow` runs then.
 */
export function watchLinks(follow: () => void): void {
  if (history.state?.wyspa || document.querySelector("[data-visit]")) {
    follow();
    return;
  }
  for (const type of ["pointerover", "focusin"])
    addEventListener(
      type,
      ({ target }) => target instanceof Element && target.closest("[data-visit]") && follow(),
      { capture: true, passive: true },
    );
}
