/** What an automatic dialog waits for: covers over the page, and a shopper who types or presses. */

import { COOKIE_BANNER } from "../../dom/cookie-banner";

/** Elements over the page that take precedence over a dialog: the cookie banner, a top layer (ruling 21). */
const COVERS = `${COOKIE_BANNER}, #topLayerBackDrop`;

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

export const isCovered = (): boolean => anyVisible(COVERS);

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

/** Milliseconds that collect many changes into one callback. Banners come and go by class, style or removal. */
const SETTLE_MS = 50;

/** Events that may end a transition, a cover, typing or a press. A press's `click` precedes the delayed callback. */
const ENDS = ["transitionend", "animationend", "focusout", "pointerup", "pointercancel", "keyup", "reset"];

/** Calls back whenever a cover may have appeared or gone, or the shopper may be idle again, until aborted. */
export function watchPage(changed: () => void, signal: AbortSignal): void {
  let isSettling = false;
  const look = () => {
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      if (!signal.aborted) changed();
    }, SETTLE_MS);
  };
  const observer = new MutationObserver(look);
  const attributeFilter = ["class", "style", "hidden"];
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter });
  for (const type of ENDS) document.addEventListener(type, look, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
