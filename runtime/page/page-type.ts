/** Reads the page type from the markers in the platform's templates (contract A 0.2, 0.3). */

import { asObject } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { PageSlice } from "../contracts/store";
import { readView } from "./view-type";

/** The type from the `<type>_page` class of `#container`, e.g. `main` or `place-order`; empty without a marker. */
export function readPageType(): string {
  const marked = /(?:^|\s)([a-z\d-]+)_page(?:\s|$)/.exec(
    document.getElementById("container")?.className ?? "",
  );
  return marked?.[1] ?? "";
}

export const readPage = (): PageSlice => ({
  type: readPageType(),
  // Site-wide elements are hidden in this mode.
  orderProcess: document.documentElement.classList.contains("order_process"),
  view: readView(),
  cached: asObject(pageGlobals().vars).cache_html === true,
});
