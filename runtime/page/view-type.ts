import type { View } from "../contracts/store";

/** Reads the width of the hidden `#viewType`; by the theme's breakpoints where the page has none. */
export function readView(): View {
  const mark = document.getElementById("viewType");
  const width = mark ? Number.parseInt(getComputedStyle(mark).width, 10) : 0;
  if (width >= 1 && width <= 4) return width as View;
  return innerWidth >= 1200 ? 4 : innerWidth >= 979 ? 3 : innerWidth >= 757 ? 2 : 1;
}
