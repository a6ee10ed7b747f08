/**
 * Calls back once, when an element comes near the viewport. An element without a box waits until it has one.
 * @param ahead distance from the viewport's edges that counts as near, as a CSS length
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
