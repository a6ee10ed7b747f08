import { roomOf } from "../../dom/keep-room";

/**
 * Puts a node into a dialog. One that stands in the page leaves a placeholder of its size behind and goes back to it,
 * with its listeners and whatever the shopper has done to it (contract A 12).
 * @returns puts it back
 */
export function borrow(node: Node, into: Element): () => void {
  const placeholder = document.createElement("div");
  placeholder.id = "modal_placeholder";
  placeholder.style.cssText = node instanceof Element && node.isConnected ? roomOf(node) : "";
  placeholder.hidden = !placeholder.style.cssText;
  const isBorrowed = node.isConnected && !!node.parentNode;
  if (isBorrowed) node.parentNode?.replaceChild(placeholder, node);
  const wasHidden = node instanceof HTMLElement && node.hidden;
  if (wasHidden) node.hidden = false;
  into.append(node);
  return () => {
    if (wasHidden) node.hidden = true;
    if (isBorrowed) placeholder.replaceWith(node); // where the placeholder is gone, its place is gone too
  };
}
