import { attr, setAttr } from "../base/safe-dom";

/**
 * Saves an attribute's current value.
 * @returns restores the value, or removes the attribute when it was absent
 */
export function keepAttribute(element: Element, name: string): () => void {
  const before = attr(element, name);
  return () => {
    // The read comes first: Chromium leaves an empty `style` behind when it has not serialised the removed one yet.
    if (attr(element, name) !== before) setAttr(element, name, before);
  };
}
