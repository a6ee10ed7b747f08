/** What tests of listings share: addresses in each mode of `fixtures/pages/parts/listing-mode.ts`, and what is asked of the shop. */
import type { Page } from "playwright";
import type { Bench } from "./support";

export type Mode = "theme" | "ajax" | "visits";

/** A listing of several pages in the standard theme's markup. */
export const listing = (mode: Mode, more = "") => `/search.php?text=a&listing=${mode}${more}`;

/** Requests to the settings, in order. */
export const settings = ({ shop }: Bench): string[] =>
  shop.log.map(({ url }) => url).filter((url) => url.startsWith("/settings.php"));

export const SORT = "#paging_setting_top select[name=sort_order]";
export const SIZE_BELOW = "#paging_setting_bottom select[name=portions]";
export const names = (page: Page): Promise<string[]> =>
  page.locator("#search .product__name").allTextContents();

/** Marks the document, to tell later whether it is still the same. */
export const keepDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => "sameDocument" in window);

/** Nothing more comes: long enough for a second request that must not be. */
export const settled = (page: Page) => page.waitForTimeout(400);
