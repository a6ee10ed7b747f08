import { protoGet } from "../base/safe-dom";

/** Puts nodes in the place of an element's own ones. @returns puts its own ones back */
export function putInstead(element: Element, ...nodes: readonly (Node | string)[]): () => void {
  const before = [...protoGet(element, "childNodes")];
  protoGet(element, "replaceChildren").apply(element, [...nodes]);
  return () => protoGet(element, "replaceChildren").apply(element, before);
}
