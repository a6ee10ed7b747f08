/** Moves elements in the page without losing the shopper's input, focus or scroll position. */

interface Movable {
  moveBefore?(node: Node, child: Node | null): void;
}

/**
 * Moves an element and keeps its typed text, selection, focus and scroll position. Browsers with `moveBefore` (Chrome
 * 133) do that natively; in others the focus and the scroll position are restored.
 * @param before the child of `parent` that will follow it; `null` = last
 */
export function moveNode(node: Element, parent: Element, before: Node | null): void {
  const { moveBefore } = parent as Movable;
  if (moveBefore && node.isConnected && parent.isConnected)
    try {
      moveBefore.call(parent, node, before);
      return;
    } catch {
      // `moveBefore` does not support this kind of node or place
    }
  const putBack = [keepFocus(node), ...keepScroll(node)];
  parent.insertBefore(node, before);
  for (const back of putBack) back();
}

function keepFocus(node: Element): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !node.contains(focused)) return () => {};
  const field = focused as Partial<HTMLInputElement>;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    focused.focus({ preventScroll: true });
    // Input types without a selection return `null`.
    if (typeof selectionStart === "number")
      field.setSelectionRange?.(selectionStart, selectionEnd ?? selectionStart, selectionDirection ?? "none");
  };
}

function keepScroll(node: Element): (() => void)[] {
  return [node, ...node.querySelectorAll("*")].flatMap((element) => {
    const { scrollTop, scrollLeft } = element;
    return scrollTop || scrollLeft ? [() => void Object.assign(element, { scrollTop, scrollLeft })] : [];
  });
}
