import { tryFocus } from "./try-focus";

/** Excludes fields: on a phone, focusing one would open the keyboard. */
const USABLE = "a[href], button:not(:disabled), summary, [tabindex='0']";

/**
 * Removes an element that the shopper closes. If it contains the focus, the next control gets it, so that the focus
 * does not return to the start of the page. Visible controls come first.
 * @param near elements that are preferred to all others, also when the page must scroll to them
 */
export function removeWithFocus(element: HTMLElement, near: readonly Element[] = []): void {
  if (element.contains(document.activeElement)) {
    const isInside = (node: Node) => element.contains(node);
    const all = [...document.querySelectorAll(USABLE)].filter((node) => !isInside(node));
    const follows = (node: Node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const after = all.filter(follows);
    const before = all.filter((node) => !follows(node)).reverse();
    const others = [...after, ...before];
    const took = [...near.filter(isBeside), ...others.filter(isInSight), ...near, ...others].find(tryFocus);
    // A pointer user's page does not move: the focus is not shown then.
    if (took?.matches(":focus-visible")) took.scrollIntoView({ block: "nearest" });
  }
  element.replaceWith();
}

/** For a focus that was lost with an element of which nothing is left: the next Tab goes on from what is in sight. */
export const focusInSight = (): unknown =>
  [...document.querySelectorAll(USABLE)].filter(isInSight).find(tryFocus);

/** Whether the page's width contains the element; a drawer that is pushed out at the side is not near. */
function isBeside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && left >= 0 && right <= window.innerWidth;
}

export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return isBeside(element) && top >= 0 && bottom <= window.innerHeight;
}
