/**
 * Shared by tests of listings: addresses in each mode of `fixtures/pages/parts/listing-mode.ts`, and recorded requests.
 */
import type { Page } from "playwright";
import { type Bench, quietFor } from "../support";

export type Mode = "theme" | "ajax" | "visits";

/** A listing of several pages in the standard theme's markup. */
export const listing = (mode: Mode, more = "") => `/search.php?text=a&listing=${mode}${more}`;

/** Requests to `/settings.php`, in order. */
export const settings = ({ shop }: Bench): string[] =>
  shop.log.map(({ url }) => url).filter((url) => url.startsWith("/settings.php"));

export const SORT = "#paging_setting_top select[name=sort_order]";
export const SIZE_BELOW = "#paging_setting_bottom select[name=portions]";
export const names = (page: Page): Promise<string[]> =>
  page.locator("#search .product__name").allTextContents();

/** Marks the document, so that a test can later check that it is still the same. */
export const keepDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => "sameDocument" in window);

/** Waits long enough for an unwanted second request to arrive. */
export const settled = (page: Page) => quietFor(page, 400);
