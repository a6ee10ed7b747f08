import { attr, setAttr } from "../base/safe-dom";

/** Remembers an attribute as it is. @returns puts it back, or takes it away where there was none */
export function keepAttribute(element: Element, name: string): () => void {
  const before = attr(element, name);
  return () => {
    // Read first: Chromium leaves an empty `style` behind when one is removed that it has not written out yet.
    if (attr(element, name) !== before) setAttr(element, name, before);
  };
}
