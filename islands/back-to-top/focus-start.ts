import { saveAttribute } from "../../runtime/dom/override";
import { tryFocus } from "../../runtime/dom/try-focus";

/**
 * Moves the focus to the start of the page, so that the next Tab begins there (bar A16). Keyboard users reach the
 * first skip link, which is visible then; pointer users reach the page itself.
 */
export function focusStart(byKeyboard: boolean): void {
  const { body } = document;
  const skip = byKeyboard ? document.querySelector<HTMLElement>("#menu_skip a[href]") : null;
  if (tryFocus(skip)) return;
  const putBack = saveAttribute(body, "tabindex");
  body.setAttribute("tabindex", "-1");
  tryFocus(body);
  putBack(); // a leftover tabindex would let clicks on the page's text focus the body
}
