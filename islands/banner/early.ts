import { getCookie } from "../../runtime/base/cookies";
import { kinds } from "./kinds";

/**
 * What was closed within a day never shows, also where the page's head script does not see to it; and no page keeps room for
 * a banner that it has not (contract A 15), which only a page that is parsed can tell.
 */
export function beforePaint(): void {
  const isParsed = document.readyState !== "loading";
  if (!isParsed) document.addEventListener("DOMContentLoaded", beforePaint);
  for (const { className: name, cookie } of kinds)
    if (getCookie(cookie) || (isParsed && !document.querySelector(`#${name},.${name},.${name}__close`))) {
      document.documentElement.classList.remove(`--${name}`);
      document.getElementById(name)?.remove();
    }
}
