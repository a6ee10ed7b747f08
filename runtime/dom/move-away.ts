import { moveNode } from "./move-node";

/**
 * Moves an element to another place for a while. A placeholder keeps its own place, also where the page around it
 * changes.
 * @param before the child of `parent` that will follow it; null = last
 * @param className of the placeholder, a `del`, as the theme's script names it
 * @param item the selector that the placeholder stands for (`data-item`)
 * @param room styles with which the placeholder takes up the element's room; empty = it is hidden
 * @returns puts the element back; false where it is elsewhere by now, or its own place is gone
 */
export function moveAway(
  element: Element,
  parent: Element,
  before: Node | null,
  className: string,
  item?: string,
  room = "",
): () => boolean {
  const placeholder = document.createElement("del");
  placeholder.className = className;
  if (item) placeholder.dataset.item = item;
  placeholder.style.cssText = room;
  placeholder.hidden = !room;
  element.before(placeholder);
  moveNode(element, parent, before);
  return () => {
    const home = placeholder.parentElement;
    const goesBack = placeholder.isConnected && parent.contains(element);
    if (home && goesBack) moveNode(element, home, placeholder);
    placeholder.remove();
    return goesBack;
  };
}
