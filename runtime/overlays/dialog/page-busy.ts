/** What an automatic dialog waits for: covers over the page, and a shopper who types or presses. */

import { shownBanners } from "../../dom/cookie-banner";

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

/** Whether any matching element is visible. Selectors come from callers: an invalid one matches nothing. */
export function anyVisible(selector: string): boolean {
  try {
    return [...document.querySelectorAll(selector)].some(isVisible);
  } catch {
    return false;
  }
}

/** Whether something over the page takes precedence over a dialog: a cookie banner, a top layer (ruling 21). */
export const isCovered = (banner: string): boolean =>
  anyVisible("#topLayerBackDrop") || shownBanners(banner).length > 0;

/** Fields for words. The quantity of a product and a filter are changed in passing. */
const WORDS =
  "textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=password], [type=date])";

/**
 * Whether the shopper has begun to fill in a form that is on the page now and that a submit would send. Between two
 * fields nothing has the focus, and a dialog would still interrupt.
 */
const isFormBegun = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>("form[method=post] textarea, form[method=post] input"),
  ].some((field) => field.matches(WORDS) && field.value !== field.defaultValue && isVisible(field));

const FIELDS = "input, textarea, select, [contenteditable], iframe";

/**
 * Whether an automatic dialog would interrupt the shopper (bar A2). That is the case in a field, an iframe or a custom
 * element, whose inside is unknown, and in a form that is begun. It is also the case during a press, whose click would
 * hit the dialog.
 */
export function isUserBusy(): boolean {
  const { activeElement } = document;
  return (
    !!document.querySelector(":active") ||
    isFormBegun() ||
    !!activeElement?.matches(FIELDS) ||
    !!activeElement?.localName.includes("-")
  );
}
