/** Calls back once, when an element comes near the view. It has no size before: then when it has one. */
export function whenThere(element: Element, signal: AbortSignal, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
