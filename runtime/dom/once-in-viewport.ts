/**
 * Calls back once, when an element comes near the view. It has no size before: then when it has one.
 * @param ahead how far from the view's edges it is near, as a CSS length
 */
export function onceInViewport(element: Element, signal: AbortSignal, then: () => void, ahead = "0px"): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
