/**
 * Remembers which elements have scrolled. Reading `scrollTop` forces layout, and thousands of islands that read it at
 * mount would make that quadratic (bar R22).
 */
export function followScroll(): (element: Element) => boolean {
  const scrolled = new WeakSet<EventTarget>();
  const see = ({ target }: Event) => target && scrolled.add(target);
  document.addEventListener("scroll", see, { capture: true, passive: true });
  return (element) => scrolled.has(element);
}
