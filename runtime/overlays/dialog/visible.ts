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
