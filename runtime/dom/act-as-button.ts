import { afterBlur } from "./after-blur";
import type { OverrideAttribute } from "./override";
import { pressByKey } from "./press-by-key";

/**
 * Turns any element into a button: adds the role, keyboard activation, and a tab stop when it has none. An element that
 * has the focus, and was read as something else, gets its role afterwards.
 */
export function actAsButton(element: HTMLElement, override: OverrideAttribute, signal: AbortSignal): void {
  if (!(element instanceof HTMLButtonElement)) afterBlur(override, signal)(element, "role", "button");
  if (!element.matches("button, a[href], [tabindex]")) override(element, "tabindex", "0");
  pressByKey(element, signal);
}
