/** Pixels kept free above the map (contract F 1.2). */
const ABOVE = 60;
/** Additional pixels for the header of phones and tablets. */
const ABOVE_ON_SMALL = 50;

export function scrollToMap(element: HTMLElement, view: number): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const header = document.querySelector<HTMLElement>(".--fixed-header header")?.offsetHeight ?? 0;
  const above = ABOVE + header + (view <= 2 ? ABOVE_ON_SMALL : 0);
  // What fills the window begins at its upper edge.
  const free = Math.max(0, Math.min(above, window.innerHeight - height));
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: window.scrollY + top - free, behavior: isMotionReduced ? "auto" : "smooth" });
}
