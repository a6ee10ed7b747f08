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

  const measure = () => {
    style.setProperty("--vh", `${innerHeight / 100}px`);
    style.setProperty("--vw", `${innerWidth / 100}px`);
  };
  addEventListener("resize", measure);
  measure();

  let last = scrollY;
  const scrolled = () => {
    const now = Math.max(0, scrollY);
    if (now || !OPEN.test(document.documentElement.className)) classList.toggle("--scroll-down", now > 0);
    if (now !== last) classList.toggle("scroll", view() < 3 && now > last);
    last = now;
  };
  addEventListener("scroll", scrolled, { passive: true });
  scrolled();
}
