/** Elements over the page that take precedence over a dialog: the cookie banner, a top layer (ruling 21). */
const COVERS = ".iai_cookie:not(.d-none), #topLayerBackDrop";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

/** Whether any matching element is visible. Selectors come from callers: an invalid one matches nothing. */
export function anyVisible(selector: string): boolean {
  try {
    return [...document.querySelectorAll(selector)].some(isVisible);
  } catch {
    return false;
  }
}

export const isCovered = (): boolean => anyVisible(COVERS);
