import { getCookie, setCookie } from "../../runtime/base/cookies";
import type { Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { afterBlur } from "../../runtime/dom/after-blur";
import { eachNew } from "../../runtime/dom/each-new";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { removeWithFocus } from "../../runtime/dom/remove-with-focus";
import { kindOf } from "./kinds";
import { texts } from "./texts";

/** Days that a banner stays closed (contract A 15). */
const DAYS = 1;

/** Lets the shopper close a banner for a day; without cookies, for this page only (bars A13, R43, S18). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const kind = kindOf(host);
  if (!kind) return;
  const { className, cookie } = kind;
  const t = context.texts(texts);
  const override = overrideAttributesUntilAbort(signal);
  const rename = afterBlur(override, signal);

  const putAway = () => {
    document.documentElement.classList.remove(`--${className}`);
    removeWithFocus(host);
  };
  if (getCookie(cookie)) return putAway(); // closed in another tab

  const label = t(className === "rabateCode" ? "banner.rebate-code" : "banner.free-shipping");
  if (!host.hasAttribute("role")) override(host, "role", "region");
  if (!host.hasAttribute("aria-label")) override(host, "aria-label", label);
  const nameButton = (button: HTMLElement) => {
    actAsButton(button, rename, signal);
    rename(button, "aria-label", t("banner.close", { banner: label }));
  };
  eachNew(host, () => host.querySelectorAll<HTMLElement>(`.${className}__close`), nameButton, signal);
  const close = (event: Event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    if (!event.target.closest(`.${className}__close`)) return;
    event.preventDefault(); // the close link's empty `href` would reload the page
    setCookie(cookie, "true", DAYS);
    context.platform.tellTabs("bars");
    putAway();
  };
  host.addEventListener("click", close, { signal });
};
