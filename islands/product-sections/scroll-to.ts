import { listening } from "../../runtime/dom/listening";

/** Pixels kept free above the scroll target. */
const GAP = 50;
/** Deviations below this many pixels are invisible. */
const NEAR = 8;
/** Events by which the shopper takes over the scrolling. */
const TAKEOVER_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

let gliding: AbortController | undefined;

/**
 * Scrolls an element to the top of the window.
 * Content that loads during the scroll shifts the target, so a smooth scroll repeats once, unless the shopper has taken
 * over.
 * @param isSmooth ignored with `prefers-reduced-motion`
 */
export function scrollToTop(element: Element, isSmooth: boolean, signal: AbortSignal): void {
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isSmooth && !isMotionReduced ? "smooth" : "instant";
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
  for (const type of TAKEOVER_EVENTS) on(window, type, () => glide.abort(), { capture: true, passive: true });
  on(document, "scrollend", () => {
    if (scrollY === from) return; // late event of an earlier scroll: this one has not started yet
    glide.abort();
    if (Math.abs(topOf(element) - GAP) > NEAR) go();
  });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Whether the window shows the whole element. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
