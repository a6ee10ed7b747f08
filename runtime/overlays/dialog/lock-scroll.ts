/**
 * Stops the page behind a dialog from scrolling without shifting it (bar H6): the scrollbar's space stays reserved.
 * Support: `scrollbar-gutter` in Safari from 18.2 only; older versions get padding instead.
 * @returns restores the page's own styles
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
