import { closest, query } from "../../runtime/base/safe-dom";
import { isFolded, isSeen, reveal } from "../../runtime/dom/reveal";

/** Frames to wait until a tab or an accordion has opened: half a second at 60 Hz. */
const MAX_FRAMES = 30;
const USABLE = "button, a[href], [role=combobox], [tabindex='0']";

/**
 * Scrolls to a field and focuses it, or the control that a page script has put in its place. Opens what folds it away.
 * @returns resolves with whether the focus is there; a field that the page hides cannot take it
 */
export async function goTo(control: HTMLElement): Promise<boolean> {
  const waits = isFolded(standIn(control));
  reveal(standIn(control));
  for (let frames = waits ? MAX_FRAMES : 0; ; frames--) {
    const target = standIn(control);
    // Centers the field, away from sticky bars (bar A3, WCAG 2.4.11).
    target.scrollIntoView({ block: "center" });
    target.focus({ preventScroll: true });
    if (document.activeElement === target) return true;
    if (!frames) return false;
    await new Promise(requestAnimationFrame);
  }
}

/** Whether the page shows the field, or would after a press. */
export function canGoTo(control: HTMLElement): boolean {
  const target = standIn(control);
  return isSeen(target) || isFolded(target);
}

/** The control itself, or the one in place of a hidden control or of one that a library has made tiny. */
function standIn(control: HTMLElement): HTMLElement {
  const { width, height } = control.getBoundingClientRect();
  const isTiny = control instanceof HTMLSelectElement && width <= 1 && height <= 1;
  if (control.getClientRects().length > 0 && !isTiny) return control;
  const next = control instanceof HTMLSelectElement ? control.nextElementSibling : null;
  const holder = closest(control, ".f-dropdown, .f-select, .f-feedback");
  return (
    (holder && query<HTMLElement>(holder, "button, a[href]")) ??
    (next && (next.matches(USABLE) ? (next as HTMLElement) : query<HTMLElement>(next, USABLE))) ??
    control
  );
}
