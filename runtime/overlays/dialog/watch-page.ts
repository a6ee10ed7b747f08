/** Banners come and go by class, style or removal; a storm of changes is looked at once. */
const SETTLE_MS = 50;

/** What may end a transition, a cover, writing or a press. A click comes before the callback that its end brings about. */
const ENDS = ["transitionend", "animationend", "focusout", "pointerup", "pointercancel", "keyup"];

/** Calls back whenever a cover may have come or gone, or the shopper be done, until aborted. */
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
