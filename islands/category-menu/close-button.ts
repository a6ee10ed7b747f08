import { keepRing } from "../../runtime/dom/keep-ring";
import { listening } from "../../runtime/dom/listening";

/** Hides the button without a stylesheet until it has the focus. */
const UNSEEN = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
const SEEN = "min-width:44px;min-height:44px;margin:8px;padding:8px 16px";

/** Closes the drawer for screen reader users on phones, who cannot press Escape or tap outside it. */
export function closeButton(name: string, signal: AbortSignal, close: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "navbar-close";
  button.textContent = name;
  const look = (css: string) => {
    button.style.cssText = css;
  };
  look(UNSEEN);
  const on = listening(signal);
  on(button, "focus", () => look(SEEN));
  on(button, "blur", () => look(UNSEEN));
  keepRing(button, signal);
  on(button, "click", () => close());
  signal.addEventListener("abort", () => button.remove());
  return button;
}
