import type { OverrideAttribute } from "./override-attributes";
import { pressByKey } from "./press-by-key";

/** Makes a link, or any other element, the button that it is: by name, by keyboard and, where it is none yet, by Tab. */
export function actAsButton(element: HTMLElement, lend: OverrideAttribute, signal: AbortSignal): void {
  if (!(element instanceof HTMLButtonElement)) lend(element, "role", "button");
  if (!element.matches("button, a[href], [tabindex]")) lend(element, "tabindex", "0");
  pressByKey(element, signal);
}
