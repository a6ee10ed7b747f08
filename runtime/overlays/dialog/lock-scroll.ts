/**
 * Keeps the page behind a dialog from scrolling without moving it (bar H6): where there is a scrollbar, its room
 * stays. Support: `scrollbar-gutter` in Safari from 18.2 only; before, padding takes the room.
 * @returns gives the page its own styles back
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const gutter = style.getPropertyValue("scrollbar-gutter");
  const bar = window.innerWidth - clientWidth;
  if (bar > 0) {
    if (CSS.supports("scrollbar-gutter", "stable")) style.setProperty("scrollbar-gutter", "stable");
    else style.paddingRight = `${bar}px`;
  }
  style.overflow = "hidden";
  return () => {
    Object.assign(style, { overflow, paddingRight });
    style.setProperty("scrollbar-gutter", gutter);
  };
}
