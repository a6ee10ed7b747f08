import { activeElement, contains } from "../base/safe-dom";
import { listening } from "./listening";

/** A field shows its focus by its border, in every theme. */
const PRESSABLE = ":focus-visible:not(input, select, textarea)";

/**
 * Themes take the browser's ring from all buttons and give it back to their own. A button that our stylesheet does not reach
 * gets one while it has the focus by key, where the theme shows none.
 * @param element the button, or what holds some
 */
export function keepRing(element: HTMLElement, signal: AbortSignal): void {
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
  // The focus may have been there first.
  const focused = activeElement();
  if (contains(element, focused)) entered(focused);
}
