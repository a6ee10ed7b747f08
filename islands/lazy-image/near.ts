/** Distance from the window at which an image starts to load, in pixels. */
const MARGIN = "100px";

const starts = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) if (isIntersecting) starts.get(target)?.();
}

/**
 * Calls back once, when the element comes near the window. An element that is not displayed starts when it is shown.
 * One observer serves all images; without IntersectionObserver they load at once.
 */
export function whenNear(element: Element, start: () => void, signal: AbortSignal): void {
  if (typeof IntersectionObserver !== "function") {
    start();
    return;
  }
  observer ??= new IntersectionObserver(seen, { rootMargin: MARGIN });
  const stop = () => {
    starts.delete(element);
    observer?.unobserve(element);
  };
  starts.set(element, () => {
    stop();
    start();
  });
  observer.observe(element);
  signal.addEventListener("abort", stop);
}
