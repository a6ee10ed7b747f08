import { listening } from "../kit/listening";

/**
 * Themes take the browser's ring from all buttons and give it back to their own; our stylesheet is not on every page that has
 * a calendar. What has the focus by key inside the host, and shows none, gets one while it has it.
 */
export function keepRings(host: HTMLElement, signal: AbortSignal): void {
  const on = listening(signal);
  const ring = (target: EventTarget | null, outline: string, outlineOffset: string) =>
    target instanceof HTMLElement && Object.assign(target.style, { outline, outlineOffset });
  on(host, "focusin", ({ target }) => {
    const isBare = (element: Element) =>
      element.matches("button:focus-visible") && getComputedStyle(element).outlineStyle === "none";
    if (target instanceof Element && isBare(target)) ring(target, "2px solid", "-2px");
  });
  on(host, "focusout", ({ target }) => ring(target, "", ""));
}
