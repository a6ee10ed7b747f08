import { keepAttribute } from "../../runtime/dom/keep-attribute";
import { tryFocus } from "../../runtime/dom/try-focus";

/**
 * The focus goes back to the start with the page, so that the next Tab begins there (bar A16): for the keyboard to the first
 * skip link, which can be seen then; for a hand to the page itself.
 */
export function focusStart(byKeyboard: boolean): void {
  const { body } = document;
  const skip = byKeyboard ? document.querySelector<HTMLElement>("#menu_skip a[href]") : null;
  if (tryFocus(skip)) return;
  const putBack = keepAttribute(body, "tabindex");
  body.setAttribute("tabindex", "-1");
  tryFocus(body);
  putBack(); // left there, clicks on the page's text would look like focus
}
