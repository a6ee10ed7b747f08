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

/** Banners come and go by class, style or removal; a storm of changes is looked at once. */
const SETTLE_MS = 50;

/** Calls back whenever something may have come or gone, until aborted. */
export function watchCovers(changed: () => void, signal: AbortSignal): void {
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
  for (const type of ["transitionend", "animationend"]) document.addEventListener(type, look, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
