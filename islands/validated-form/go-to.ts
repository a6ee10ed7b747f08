import { closest, query } from "../../runtime/base/safe-dom";

/** Brings a field into view and gives it the focus; where a page script has put its own control before it, that. */
export function goTo(control: HTMLElement): void {
  const isSeen = control.getClientRects().length > 0;
  const holder = isSeen ? null : closest(control, ".f-dropdown, .f-select, .f-feedback");
  const target = (holder && query(holder, "button, a[href]")) ?? control;
  // In the middle of the window: nothing sticky is there (bar A3, WCAG 2.4.11).
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}
