import { moveNode } from "./move-node";

/**
 * Moves an element to another parent for a while. A placeholder marks its original place, even when the page around it
 * changes.
 * @param before the child of `parent` that will follow it; `null` = last
 * @param className class of the placeholder, a `del`, as in the theme's script
 * @param item selector of the element that the placeholder represents (`data-item`)
 * @param placeholderStyle styles that let the placeholder keep the element's space; empty = the placeholder is hidden
 * @returns moves the element back; `false` when the element has moved elsewhere or its original place is gone
 */
export function moveAway(
  element: Element,
  parent: Element,
  before: Node | null,
  className: string,
  item?: string,
  placeholderStyle = "",
): () => boolean {
  const placeholder = document.createElement("del");
  placeholder.className = className;
  if (item) placeholder.dataset.item = item;
  placeholder.style.cssText = placeholderStyle;
  placeholder.hidden = !placeholderStyle;
  element.before(placeholder);
  moveNode(element, parent, before);
  return () => {
    const home = placeholder.parentElement;
    // A script may have taken both out of the page, to put them back later.
    const hasPlace = placeholder.isConnected || placeholder.getRootNode() === element.getRootNode();
    const goesBack = hasPlace && parent.contains(element);
    if (home && goesBack) moveNode(element, home, placeholder);
    placeholder.replaceWith();
    return goesBack;
  };
}
