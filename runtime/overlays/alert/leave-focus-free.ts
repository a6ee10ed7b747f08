import { contains, matches, protoGet } from "../../base/safe-dom";

/** Distance of the box from the edge of the window, or from a bar that sticks to its lower edge. */
export const EDGE = "calc(16px + var(--wyspa-product-bar-height, 0px))";

/**
 * Moves a box to the opposite edge of the window when it hides the keyboard's focus (WCAG 2.4.11). Scrolling would not
 * do at the end of a page. A theme may place boxes in ways that the move does not suit: then the box stays.
 * @param box fixed to the upper or lower edge
 */
export function leaveFocusFree(box: HTMLElement, focused: Element | null): void {
  if (!focused || !matches(focused, ":focus-visible") || contains(box, focused) || !isHidden(focused, box))
    return;
  const { top, bottom } = box.style;
  const before = box.getBoundingClientRect();
  const isAbove = before.top + before.bottom < window.innerHeight;
  Object.assign(box.style, isAbove ? { top: "auto", bottom: EDGE } : { top: "16px", bottom: "auto" });
  const now = box.getBoundingClientRect();
  const isWhole = now.top >= 0 && now.bottom <= lowestVisible() && now.height === before.height;
  if (!isWhole || isHidden(focused, box)) Object.assign(box.style, { top, bottom });
}

/** Above an on-screen keyboard, where the browser tells of it. */
const lowestVisible = () =>
  visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight;

/** Whether the box covers most of the element's height. */
function isHidden(element: Element, box: Element): boolean {
  const one: DOMRect = protoGet(element, "getBoundingClientRect").call(element);
  const other = box.getBoundingClientRect();
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return width > 0 && height > one.height / 2;
}
