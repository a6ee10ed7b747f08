/** The ids in a field's `aria-describedby`. Several scripts add ids there, and each removes only its own. */
import { attr, setAttr } from "../base/safe-dom";

export const describedBy = (field: Element): string[] =>
  (attr(field, "aria-describedby") ?? "").split(/\s+/).filter(Boolean);

export const setDescribedBy = (field: Element, ids: readonly string[]): void =>
  setAttr(field, "aria-describedby", ids.join(" ") || null);

/** Adds an id at the end, or removes it. */
export function toggleDescribedBy(field: Element, id: string, isOn: boolean): void {
  const others = describedBy(field).filter((other) => other !== id);
  setDescribedBy(field, isOn ? [...others, id] : others);
}
