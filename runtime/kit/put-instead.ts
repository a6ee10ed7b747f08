import { own } from "../ground/dom";

/** Puts nodes in the place of an element's own ones. @returns puts its own ones back */
export function putInstead(element: Element, ...nodes: readonly (Node | string)[]): () => void {
  const before = [...own(element, "childNodes")];
  own(element, "replaceChildren").apply(element, [...nodes]);
  return () => own(element, "replaceChildren").apply(element, before);
}
