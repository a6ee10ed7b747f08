/** Reads the page type and the view from the markers in the platform's templates (contract A 0.2, 0.3). */

import { asObject } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { Boot } from "../contracts/boot";
import type { PageSlice, View } from "../contracts/store";

/** The type from the `<type>_page` class of `#container`, e.g. `main` or `place-order`; empty without a marker. */
export function readPageType(): string {
  const marked = /(?:^|\s)([a-z\d-]+)_page(?:\s|$)/.exec(
    document.getElementById("container")?.className ?? "",
  );
  return marked?.[1] ?? "";
}

/** Reads the width of the hidden `#viewType`; falls back to the theme's breakpoints on pages without it. */
export function readView(): View {
  const mark = document.getElementById("viewType");
  const width = mark ? Number.parseInt(getComputedStyle(mark).width, 10) : 0;
  if (width >= 1 && width <= 4) return width as View;
  return innerWidth >= 1200 ? 4 : innerWidth >= 979 ? 3 : innerWidth >= 757 ? 2 : 1;
}

export const readPage = (): PageSlice => ({
  type: readPageType(),
  // Site-wide elements are hidden in this mode.
  orderProcess: document.documentElement.classList.contains("order_process"),
  view: readView(),
  cached: asObject(pageGlobals().vars).cache_html === true,
});

/** Milliseconds between the last resize event and the new reading. */
const RESIZE_DEBOUNCE_MS = 100;

/** Updates the store's view type after each resize, debounced. */
export function followView({ store, readPage }: Pick<Boot, "store" | "readPage">): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { page } = store.getState();
      const { view } = readPage();
      if (view !== page.view) store.setState({ page: { ...page, view } });
    }, RESIZE_DEBOUNCE_MS);
  });
}
