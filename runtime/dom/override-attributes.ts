import { attr, setAttr } from "../base/safe-dom";

/** `undefined` brings the server's own value back, `null` takes the attribute away. */
export type OverrideAttribute = (element: Element, name: string, value: string | null | undefined) => void;

/** Attributes of the server's own elements for as long as an island stands: at its end all of them are as they were. */
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
