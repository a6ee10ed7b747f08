/** The layout's view type: 1 = mobile, 2 = tablet, 3 and 4 = desktop (spec §2 view sizes). */
export type View = 1 | 2 | 3 | 4;

/** Reads the width of the hidden `#viewType`; by the theme's breakpoints where the page has none. */
export function readView(): View {
  const mark = document.getElementById("viewType");
  const width = mark ? Number.parseInt(getComputedStyle(mark).width, 10) : 0;
  if (width >= 1 && width <= 4) return width as View;
  // Not `innerWidth`: asked before the first frame, it lays the whole page out.
  const isAtLeast = (pixels: number) => matchMedia(`(min-width:${pixels}px)`).matches;
  return isAtLeast(1200) ? 4 : isAtLeast(979) ? 3 : isAtLeast(757) ? 2 : 1;
}
