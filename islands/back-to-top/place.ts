/** Pixels from the side of the window where there is no room beside the page. */
const NARROW = 10;

/** Pixels of the window's lower edge that a bar in the flow of the page takes just now. */
function barsInSight(): number {
  const { top = 0, height = 0 } = document.querySelector(".bars_bottom")?.getBoundingClientRect() ?? {};
  return height ? Math.max(0, Math.min(window.innerHeight - top, window.innerHeight / 2)) : 0;
}

/**
 * Stays above the bars at the lower edge, whose buttons it would cover: those that stick, and those that come by. By
 * a transform, which is no layout shift (bar H6).
 */
export function liftOverBars({ style }: HTMLElement): void {
  style.transform = `translateY(calc(-1 * max(var(--bottom-fixed-bars-height, 0px), ${barsInSight()}px)))`;
}

/** Stands beside `#container` where there is room for it, on the side where lines end (contract A 18, B p). */
export function placeBeside(button: HTMLElement): void {
  const page = document.getElementById("container")?.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const gap = !page ? 0 : isMirrored ? page.left : clientWidth - page.right;
  const side = `${Math.max(gap - button.offsetWidth, NARROW)}px`;
  Object.assign(button.style, isMirrored ? { left: side, right: "auto" } : { right: side, left: "" });
}
