/** What stays alive beside the cover: what is heard, and what says why the page waits. */
const ALIVE = "[data-wyspa-live], #alert_cover, script, style, link, template";

/**
 * Takes the page out of use behind the cover, and the focus with it. Support: `inert` from Chrome 102, Firefox 112 and
 * Safari 15.5 on; in older ones the cover keeps only the pointer off.
 * @param apart what belongs to the cover
 * @returns gives all of it back; the focus only where it has not moved on
 */
export function holdBackground(place: Element, apart: readonly Element[], focus: HTMLElement): () => void {
  const before = document.activeElement;
  const held = [...place.children].filter(
    (child) => !apart.includes(child) && !child.matches(ALIVE) && !child.hasAttribute("inert"),
  );
  // Before the rest is inert, so that the focus is never nowhere.
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
