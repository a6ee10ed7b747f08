import { activeElement, contains } from "../base/safe-dom";
import { listening } from "./listening";

/** Excludes fields, because themes show their focus by the border. */
const PRESSABLE = ":focus-visible:not(input, select, textarea)";

/**
 * Adds a focus ring on keyboard focus to buttons outside our stylesheet, when the theme shows none. Themes remove the
 * browser's ring from all buttons and define one only for their own.
 * @param element the button, or an ancestor of buttons
 */
export function ensureFocusRing(element: HTMLElement, signal: AbortSignal): void {
  const on = listening(signal);
  const ring = (target: EventTarget | null, outline: string, outlineOffset: string) =>
    target instanceof HTMLElement && Object.assign(target.style, { outline, outlineOffset });
  const isBare = (target: EventTarget | null) =>
    target instanceof Element &&
    target.matches(PRESSABLE) &&
    getComputedStyle(target).outlineStyle === "none";
  const entered = (target: EventTarget | null) => isBare(target) && ring(target, "2px solid", "-2px");
  on(element, "focusin", ({ target }) => entered(target));
  on(element, "focusout", ({ target }) => ring(target, "", ""));
  // The focus may already be inside.
  const focused = activeElement();
  if (contains(element, focused)) entered(focused);
}
