/** Puts an element into its new parent, before this child of it. */
type Put = (crumbs: Element, into: Element, before: Node | null) => void;

/**
 * Phones and tablets: the first in `#layout`, where the theme shows them and drops the room that it keeps free above
 * the content for those that have none. Elsewhere: the last in the header.
 * @param put moves them; what is where it belongs is not moved
 */
export function place(crumbs: Element, view: number, put: Put): void {
  // Steps of an order hide the path everywhere; moving it would only take that room away under the shopper's eyes.
  if (document.querySelector("html.order_process")) return;
  const isSmall = view < 3;
  const into = document.querySelector(isSmall ? "#layout" : "header");
  if (!into) return;
  // A visit may have brought a new header with them: those of the page before go.
  for (const other of into.querySelectorAll(":scope > .breadcrumbs")) if (other !== crumbs) other.remove();
  const { firstElementChild: first, lastElementChild: last } = into;
  if ((isSmall ? first : last) !== crumbs) put(crumbs, into, isSmall ? first : null);
}
