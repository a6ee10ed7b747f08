import { roomOf } from "../../dom/keep-room";

/**
 * Moves a node into a dialog. A node from the page leaves a placeholder of its size, and returns to it with its
 * listeners and the shopper's input (contract A 12).
 * @returns moves the node back
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
    if (isBorrowed) placeholder.replaceWith(node); // without a placeholder the node has no place to return to
  };
}
