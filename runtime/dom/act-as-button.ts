import type { OverrideAttribute } from "./override";
import { pressByKey } from "./press-by-key";

/** Turns any element into a button: adds the role, keyboard activation, and a tab stop when it has none. */
export function actAsButton(element: HTMLElement, override: OverrideAttribute, signal: AbortSignal): void {
  if (!(element instanceof HTMLButtonElement)) override(element, "role", "button");
  if (!element.matches("button, a[href], [tabindex]")) override(element, "tabindex", "0");
  pressByKey(element, signal);
}
