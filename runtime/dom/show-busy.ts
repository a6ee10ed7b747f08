import { closest, setAttr } from "../base/safe-dom";

/**
 * Shows at once that a press has been noticed: for screen readers by `aria-busy`, for the eye by a pressed look. That is an
 * animation of the browser, because the page's stylesheet knows nothing of it and a strict policy refuses inline styles.
 * @returns takes both away again
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
