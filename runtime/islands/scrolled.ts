/**
 * Knows what was scrolled, so that nobody has to ask: `scrollTop` lays the page out, and thousands of islands
 * that ask on mounting make that quadratic (bar R22).
 */
export function followScroll(): (element: Element) => boolean {
  const scrolled = new WeakSet<EventTarget>();
  const see = ({ target }: Event) => target && scrolled.add(target);
  document.addEventListener("scroll", see, { capture: true, passive: true });
  return (element) => scrolled.has(element);
}
