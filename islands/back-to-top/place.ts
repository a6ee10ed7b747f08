/** Pixels from the window's edge when there is no room beside the page. */
const NARROW = 10;

/** Pixels at the window's bottom that a bar in the page's flow covers now. */
function barsInSight(): number {
  const { top = 0, height = 0 } = document.querySelector(".bars_bottom")?.getBoundingClientRect() ?? {};
  return height ? Math.max(0, Math.min(window.innerHeight - top, window.innerHeight / 2)) : 0;
}

/**
 * Lifts the button above fixed bars and bars that scroll into view, whose buttons it would cover. A transform causes
 * no layout shift (bar H6).
 */
export function liftOverBars({ style }: HTMLElement): void {
  style.transform = `translateY(calc(-1 * max(var(--bottom-fixed-bars-height, 0px), ${barsInSight()}px)))`;
}

/** Places the button beside `#container` if there is room, on the side where lines end (contract A 18, B p). */
export function placeBeside(button: HTMLElement): void {
  const page = document.getElementById("container")?.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
  const gap = !page ? 0 : isMirrored ? page.left : clientWidth - page.right;
  const side = `${Math.max(gap - button.offsetWidth, NARROW)}px`;
  Object.assign(button.style, isMirrored ? { left: side, right: "auto" } : { right: side, left: "" });
}
