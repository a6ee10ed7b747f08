import { getCookie } from "../../runtime/ground/cookies";
import type { AtOnce } from "../../runtime/islands/contract";
import { kinds } from "./kinds";

/** What was closed within a day never shows, also where the page's head script does not see to it. */
const atOnce: AtOnce = () => {
  for (const { className, cookie } of kinds)
    if (getCookie(cookie)) {
      document.documentElement.classList.remove(`--${className}`);
      document.getElementById(className)?.remove();
    }
};
export default atOnce;
