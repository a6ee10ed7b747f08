/**
 * `app_shop.fn.switchSigninView` (contract D 8): shows the sign-in box of a radio button by clicking the link to the
 * box. That page's island handles the click, even if it loads later.
 * @param radio the button, or a jQuery object with it
 */
export function pressSigninLink(radio: unknown): void {
  const { id } = Object(radio)[0] ?? Object(radio);
  const links = [...document.querySelectorAll<HTMLElement>("#signin-form a[href]")];
  links.find((link) => id && link.getAttribute("href") === `#${id}`)?.click();
}
