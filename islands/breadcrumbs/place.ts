import { entriesOf } from "../../runtime/base/timeline";

/** Inserts the breadcrumbs into a new parent, before one of its children. */
type Put = (crumbs: Element, into: Element, before: Node | null) => void;

/**
 * Places the breadcrumbs first in `#layout` on phones and tablets, last in the header elsewhere. In `#layout` the
 * theme shows them and drops the room that it reserves above the content of pages without breadcrumbs.
 * @param put moves the breadcrumbs; it is not called when they are in place
 */
export function place(crumbs: Element, view: number, put: Put): void {
  // The order process hides breadcrumbs in all views. Moving them drops the room that the theme reserves for them, which
  // would shift a page that the shopper sees already.
  if (document.querySelector("html.order_process") && entriesOf("paint").length) return;
  const isSmall = view < 3;
  const into = document.querySelector(isSmall ? "#layout" : "header");
  if (!into) return;
  // A visit may bring a new header with breadcrumbs; those of the previous page go.
  for (const other of into.querySelectorAll(":scope > .breadcrumbs"))
    if (other !== crumbs) other.replaceWith();
  const { firstElementChild: first, lastElementChild: last } = into;
  if ((isSmall ? first : last) !== crumbs) put(crumbs, into, isSmall ? first : null);
}
