import { closest, query } from "../../runtime/base/safe-dom";

/** Scrolls to a field and focuses it, or the control that a page script has put in its place. */
export function goTo(control: HTMLElement): void {
  const isSeen = control.getClientRects().length > 0;
  const holder = isSeen ? null : closest(control, ".f-dropdown, .f-select, .f-feedback");
  const target = (holder && query(holder, "button, a[href]")) ?? control;
  // Centers the field, away from sticky bars (bar A3, WCAG 2.4.11).
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}
