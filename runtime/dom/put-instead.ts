import { protoGet } from "../base/safe-dom";

/**
 * Replaces an element's child nodes.
 * @returns restores the original child nodes
 */
export function putInstead(element: Element, ...nodes: readonly (Node | string)[]): () => void {
  const before = [...protoGet(element, "childNodes")];
  protoGet(element, "replaceChildren").apply(element, [...nodes]);
  return () => protoGet(element, "replaceChildren").apply(element, before);
}
