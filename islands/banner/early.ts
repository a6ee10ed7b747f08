import { getCookie } from "../../runtime/base/cookies";
import { kinds } from "./kinds";

/**
 * Removes banners that were closed within a day, also where the page's head script does not. Drops the room reserved
 * for a banner that is not on the page (contract A 15); only a parsed page can tell.
 */
export function beforePaint(): void {
  const isParsed = document.readyState !== "loading";
  if (!isParsed) document.addEventListener("DOMContentLoaded", beforePaint);
  for (const { className: name, cookie } of kinds)
    if (getCookie(cookie) || (isParsed && !document.querySelector(`#${name},.${name},.${name}__close`))) {
      document.documentElement.classList.remove(`--${name}`);
      document.getElementById(name)?.replaceWith();
    }
}
