/**
 * Keeps the old bundle's notes about browser and page on `<html>` and in `app_shop.vars` (contract A 0.4). Themes'
 * stylesheets and scripts read them; Wyspa does not.
 */

import type { Names } from "../contracts/legacy";
import type { WyspaStore } from "../contracts/store";
import { device } from "../page/device";

/** Classes of an open sidebar or filter list: position 0 then does not mean that the shopper scrolled to the top. */
const OPEN = /(^|\s)(sidebar_open|filters_open)(\s|$)/;

export function noteDevice(vars: Names): void {
  const { isIos, isMac, isSafari } = device();
  Object.assign(vars, { isIos, isMac, isSafari });
}

export function keepPageState(store: WyspaStore): void {
  const { classList, style } = document.documentElement;
  const { isIos, isSafari } = device();
  // Measured before anything is written: after each write the browser would style the whole page again to measure.
  const first = { height: innerHeight, width: innerWidth, scrolled: scrollY };

  const isFine = matchMedia("(pointer:fine)").matches;
  classList.toggle("touch", !isFine);
  classList.toggle("no-touch", isFine);
  const view = () => store.getState().page.view;
  const followView = () => {
    classList.toggle("_mobile", view() === 1);
    classList.toggle("--ios", isIos && view() < 3);
    classList.toggle("--safari", isSafari && view() < 3);
  };
  store.subscribe(({ page }, before) => page.view !== before.page.view && followView());
  followView();

  const noteSize = (height: number, width: number) => {
    style.setProperty("--vh", `${height / 100}px`);
    style.setProperty("--vw", `${width / 100}px`);
  };
  addEventListener("resize", () => noteSize(innerHeight, innerWidth));
  noteSize(first.height, first.width);

  let last = first.scrolled;
  const noteScroll = (to: number) => {
    const now = Math.max(0, to);
    if (now || !OPEN.test(document.documentElement.className)) classList.toggle("--scroll-down", now > 0);
    if (now !== last) classList.toggle("scroll", view() < 3 && now > last);
    last = now;
  };
  addEventListener("scroll", () => noteScroll(scrollY), { passive: true });
  noteScroll(first.scrolled);
}
