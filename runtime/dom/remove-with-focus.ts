import { tryFocus } from "./try-focus";

/** Excludes fields: on a phone, focusing one would open the keyboard. */
const USABLE = "a[href], button:not(:disabled), summary, [tabindex='0']";

/**
 * Removes an element that the shopper closes. If it contains the focus, the next control gets it, so that the focus
 * does not return to the start of the page. Visible controls come first.
 * @param near elements that are preferred to the following controls
 */
export function removeWithFocus(element: HTMLElement, near: readonly Element[] = []): void {
  if (element.contains(document.activeElement)) {
    const isInside = (node: Node) => element.contains(node);
    const all = [...document.querySelectorAll(USABLE)].filter((node) => !isInside(node));
    const follows = (node: Node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const after = all.filter(follows);
    const before = all.filter((node) => !follows(node)).reverse();
    const wanted = [...near, ...after, ...before];
    [...wanted.filter(isInSight), ...wanted].some(tryFocus);
  }
  element.replaceWith();
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= window.innerHeight;
}
