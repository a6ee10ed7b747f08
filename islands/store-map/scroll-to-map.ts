/** Brings the map into view where it is not wholly there, below what stays at the top of the window (contract F 1.2). */
const ABOVE = 60;
/** Phones and tablets have a header of their own there. */
const ABOVE_ON_SMALL = 50;

export function scrollToMap(element: HTMLElement, view: number): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const header = document.querySelector<HTMLElement>(".--fixed-header header")?.offsetHeight ?? 0;
  const above = ABOVE + header + (view <= 2 ? ABOVE_ON_SMALL : 0);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: window.scrollY + top - above, behavior: isCalm ? "auto" : "smooth" });
}
