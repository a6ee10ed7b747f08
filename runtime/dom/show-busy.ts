import { closest, setAttr } from "../base/safe-dom";

/**
 * Acknowledges a press at once: `aria-busy` for screen readers, a dimmed look for the eye. Uses a Web Animation,
 * because the page's stylesheet has no rule for this state and a strict CSP refuses inline styles.
 * @returns removes both
 */
export function showBusy(pressed: Element): () => void {
  const control = closest(pressed, "button,a,[role=button],[tabindex]") ?? pressed;
  setAttr(control, "aria-busy", "true");
  const look = control.animate?.({ opacity: [0.5, 0.5] }, 1e9);
  return () => {
    look?.cancel();
    setAttr(control, "aria-busy", null);
  };
}
