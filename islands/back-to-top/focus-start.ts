/**
 * The focus goes back to the start with the page, so that the next Tab begins there (bar A16): for the keyboard to the first
 * skip link, which can be seen then; for a hand to the page itself.
 */
export function focusStart(byKeyboard: boolean): void {
  const { body } = document;
  const skip = byKeyboard ? document.querySelector<HTMLElement>("#menu_skip a[href]") : null;
  skip?.focus({ preventScroll: true });
  if (skip && document.activeElement === skip) return;
  const had = body.getAttribute("tabindex");
  body.setAttribute("tabindex", "-1");
  body.focus({ preventScroll: true });
  // Not left there: clicks on the page's text would look like focus.
  if (had === null) body.removeAttribute("tabindex");
  else body.setAttribute("tabindex", had);
}
