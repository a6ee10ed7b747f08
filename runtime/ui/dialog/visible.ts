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

const FIELDS = "input, textarea, select, [contenteditable], iframe";

/**
 * Whether the shopper is at something that what comes by itself would take away (bar A2): writing, also in a frame or
 * in somebody's custom element, into which we do not see; or pressing, for the press would end on the dialog.
 */
export function isAtWork(): boolean {
  const { activeElement } = document;
  return (
    !!document.querySelector(":active") ||
    !!activeElement?.matches(FIELDS) ||
    !!activeElement?.localName.includes("-")
  );
}

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
