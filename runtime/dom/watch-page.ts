/** Follows what appears and disappears over the page, such as a consent banner. */
import { bannerTrees } from "./cookie-banner";
import { listening } from "./listening";

/** Milliseconds that collect many changes into one callback. Banners come and go by class, style or removal. */
const SETTLE_MS = 50;

/** Events that may end a transition, a cover, typing or a press. A press's `click` precedes the delayed callback. */
const ENDS = [
  "transitionend",
  "animationend",
  "focusout",
  "pointerup",
  "pointercancel",
  "keyup",
  "reset",
] as const;

/**
 * Calls back whenever a cover may have appeared or gone, or the shopper may be idle again, until aborted.
 * @param banner the configuration's `cookieBanner`
 */
export function watchPage(banner: string, changed: () => void, signal: AbortSignal): void {
  let isSettling = false;
  const watchTrees = () => {
    // Observing a tree again changes nothing.
    for (const tree of bannerTrees(banner)) observer.observe(tree, watched);
  };
  const look = () => {
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      if (signal.aborted) return;
      watchTrees();
      changed();
    }, SETTLE_MS);
  };
  const observer = new MutationObserver(look);
  const attributeFilter = ["class", "style", "hidden"];
  const watched = { childList: true, subtree: true, attributeFilter };
  observer.observe(document.documentElement, watched);
  watchTrees();
  const on = listening(signal);
  for (const type of ENDS) on(document, type, look);
  signal.addEventListener("abort", () => observer.disconnect());
}
