/** Elements that never become inert: live regions, and the alert that explains the wait. */
const ALIVE = "[data-wyspa-live], #alert_cover, script, style, link, template";

/**
 * Makes the page behind the cover inert and moves the focus to the cover. Support: `inert` from Chrome 102, Firefox
 * 112 and Safari 15.5 on; in older browsers the cover only blocks the pointer.
 * @param apart the elements of the cover
 * @returns undoes all of it; the focus returns only if it has not moved elsewhere
 */
export function holdBackground(place: Element, apart: readonly Element[], focus: HTMLElement): () => void {
  const before = document.activeElement;
  const held = [...place.children].filter(
    (child) => !apart.includes(child) && !child.matches(ALIVE) && !child.hasAttribute("inert"),
  );
  // Before the rest becomes inert, so that the focus is never lost.
  focus.focus({ preventScroll: true });
  for (const child of held) child.setAttribute("inert", "");
  return () => {
    const { activeElement, body } = document;
    for (const child of held) child.removeAttribute("inert");
    const isOurs =
      !activeElement || activeElement === body || apart.some((one) => one.contains(activeElement));
    if (isOurs && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
