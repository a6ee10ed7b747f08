/** Pixels that stay free above what is scrolled to. */
const GAP = 50;

/** Scrolls an element to the top of the window. @param isSmooth as far as the shopper has nothing against it */
export function scrollToTop(element: Element, isSmooth: boolean): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = element.getBoundingClientRect().top + scrollY - GAP;
  scrollTo({ top, behavior: isSmooth && !isCalm ? "smooth" : "instant" });
}

/** Whether all of an element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
