import { attr, setAttr } from "../base/safe-dom";

/** `undefined` restores the server's value, `null` removes the attribute. */
export type OverrideAttribute = (element: Element, name: string, value: string | null | undefined) => void;

/** Overrides attributes of the server's elements. Aborting the signal restores all of them. */
export function overrideAttributesUntilAbort(signal: AbortSignal): OverrideAttribute {
  const before = new Map<Element, Map<string, string | null>>();

  signal.addEventListener("abort", () => {
    for (const [element, own] of before) for (const [name, value] of own) setAttr(element, name, value);
  });
  return (element, name, value) => {
    const own = before.get(element) ?? new Map<string, string | null>();
    before.set(element, own);
    if (!own.has(name)) own.set(name, attr(element, name));
    const wanted = value === undefined ? (own.get(name) ?? null) : value;
    if (attr(element, name) !== wanted) setAttr(element, name, wanted);
  };
}
