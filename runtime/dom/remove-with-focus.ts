import { tryFocus } from "./try-focus";

/** Fields are passed over: on a phone they would bring the keyboard up. */
const USABLE = "a[href], button:not(:disabled), summary, [tabindex='0']";

/**
 * Removes an element that the shopper closes. Where the focus was in it, it goes on to what comes next: never back
 * to the start of the page, and, as long as anything can be seen, to nothing out of sight.
 * @param near goes before what follows
 */
export function removeWithFocus(element: HTMLElement, near: readonly Element[] = []): void {
  if (element.contains(document.activeElement)) {
    const isHere = (node: Node) => element.contains(node);
    const all = [...document.querySelectorAll(USABLE)].filter((node) => !isHere(node));
    const follows = (node: Node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const after = all.filter(follows);
    const before = all.filter((node) => !follows(node)).reverse();
    const wanted = [...near, ...after, ...before];
    [...wanted.filter(isInSight), ...wanted].some(tryFocus);
  }
  element.remove();
}

function isInSight(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= window.innerHeight;
}
