/** Milliseconds that collect many changes into one callback. Banners come and go by class, style or removal. */
const SETTLE_MS = 50;

/** Events that may end a transition, a cover, typing or a press. A press's `click` precedes the delayed callback. */
const ENDS = ["transitionend", "animationend", "focusout", "pointerup", "pointercancel", "keyup"];

/** Calls back whenever a cover may have appeared or gone, or the shopper may be idle again, until aborted. */
export function watchPage(changed: () => void, signal: AbortSignal): void {
  let isSettling = false;
  const look = () => {
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      if (!signal.aborted) changed();
    }, SETTLE_MS);
  };
  const observer = new MutationObserver(look);
  const attributeFilter = ["class", "style", "hidden"];
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter });
  for (const type of ENDS) document.addEventListener(type, look, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
