import { listening } from "./listening";

/**
 * Themes take the browser's ring from all buttons and give it back to their own. A button that our stylesheet does not reach
 * gets one while it has the focus by key, where the theme shows none.
 */
export function keepRing(button: HTMLElement, signal: AbortSignal): void {
  const on = listening(signal);
  on(button, "focus", () => {
    if (!button.matches(":focus-visible") || getComputedStyle(button).outlineStyle !== "none") return;
    Object.assign(button.style, { outline: "2px solid", outlineOffset: "-2px" });
  });
  on(button, "blur", () => Object.assign(button.style, { outline: "", outlineOffset: "" }));
}
