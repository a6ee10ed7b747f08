/**
 * Has visits followed where the page has something to visit in place: at once, or with the first sign of it, because
 * what comes later is pointed at or focused first. After a reload in the middle of visits, Back may come first.
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
