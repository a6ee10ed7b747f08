import { listening } from "../../runtime/dom/listening";

/** Pixels that stay free above what is scrolled to. */
const GAP = 50;
/** By less than these pixels nobody sees that it stands elsewhere. */
const NEAR = 8;
/** By these a shopper scrolls elsewhere. */
const OWN_WAYS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let gliding: AbortController | undefined;

/**
 * Scrolls an element to the top of the window. What loads on the way moves it: a glide that ends beside it goes on to it,
 * unless the shopper has taken over.
 * @param isSmooth as far as the shopper has nothing against it
 */
export function scrollToTop(element: Element, isSmooth: boolean, signal: AbortSignal): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isSmooth && !isCalm ? "smooth" : "instant";
  let from = 0;
  const go = () => {
    from = scrollY;
    scrollTo({ top: topOf(element) + from - GAP, behavior });
  };
  gliding?.abort();
  go();
  if (behavior === "instant") return;

  const glide = new AbortController();
  gliding = glide;
  const on = listening(glide.signal);
  on(signal, "abort", () => glide.abort());
  for (const way of OWN_WAYS) on(window, way, () => glide.abort(), { capture: true, passive: true });
  on(document, "scrollend", () => {
    if (scrollY === from) return; // the end of an earlier scroll, told late: this one has not begun
    glide.abort();
    if (Math.abs(topOf(element) - GAP) > NEAR) go();
  });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Whether all of an element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
