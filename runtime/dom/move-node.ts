/** Moves elements about the page without the shopper losing anything. Pure. */

interface Movable {
  moveBefore?(node: Node, child: Node | null): void;
}

/**
 * Moves an element; what is typed, selected, focused and scrolled in it stays as it is. Browsers with
 * `moveBefore` (Chrome 133) do that themselves; elsewhere the focus is put back.
 * @param before the child of `parent` that will follow it; null = last
 */
export function moveNode(node: Element, parent: Element, before: Node | null): void {
  const { moveBefore } = parent as Movable;
  if (moveBefore && node.isConnected && parent.isConnected)
    try {
      moveBefore.call(parent, node, before);
      return;
    } catch {
      // a kind of node or place that it does not take
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
    // Fields of other types have no selection, and say so by null.
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
