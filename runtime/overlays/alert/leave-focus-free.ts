/** Distance of the box from the edge of the window. */
export const EDGE = "16px";

/**
 * Moves a box to the opposite edge of the window when it hides the keyboard's focus (WCAG 2.4.11). Scrolling would not
 * do at the end of a page. A theme that places the box with `!important` keeps its place.
 * @param box fixed to the upper or lower edge
 */
export function leaveFocusFree(box: HTMLElement, focused: Element | null): void {
  if (!focused?.matches(":focus-visible") || box.contains(focused)) return;
  const { top, bottom } = box.getBoundingClientRect();
  if (!isHidden(focused, box)) return;
  const isAbove = top + bottom < window.innerHeight;
  Object.assign(box.style, isAbove ? { top: "auto", bottom: EDGE } : { top: EDGE, bottom: "auto" });
}

/** Whether the box covers most of the element's height. */
function isHidden(element: Element, box: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return width > 0 && height > one.height / 2;
}
