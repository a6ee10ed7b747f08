/**
 * `app_shop.fn.switchSigninView` (contract D 8): the box of the sign-in page that a radio button stands for, by the link
 * that shows it. The island of that page does the rest, also where it has still to come.
 * @param radio the button, or a jQuery object of it
 */
export function pressSigninLink(radio: unknown): void {
  const { id } = Object(radio)[0] ?? Object(radio);
  const links = [...document.querySelectorAll<HTMLElement>("#signin-form a[href]")];
  links.find((link) => id && link.getAttribute("href") === `#${id}`)?.click();
}
