/** What stands over the page and goes before a dialog: the cookie banner, a top layer (spec §4, ruling 21). */
const COVERS = ".iai_cookie:not(.d-none), #topLayerBackDrop";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

/** Whether anything that matches can be seen. Selectors from outside may be wrong: they then match nothing. */
export function anyVisible(selector: string): boolean {
  try {
    return [...document.querySelectorAll(selector)].some(isVisible);
  } catch {
    return false;
  }
}

export const isCovered = (): boolean => anyVisible(COVERS);

/** Whoever is writing is not taken away from it by what comes by itself (bar A2). */
export const isWriting = (): boolean =>
  !!document.activeElement?.matches("input, textarea, select, [contenteditable]");

/** Banners come and go by class, style or removal; a storm of changes is looked at once. */
const SETTLE_MS = 50;

/** Calls back whenever a cover may have come or gone, or somebody stopped writing, until aborted. */
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
  for (const type of ["transitionend", "animationend", "focusout"])
    document.addEventListener(type, look, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
