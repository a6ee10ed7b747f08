/** The three parts by listeners of the document, which outlive a visit in place. */
import { enhanceBasket, sendForm, toggleMenu } from "./enhance";

export function enhanceDocument(): void {
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.matches(".product__add")) void sendForm(event, form);
    },
    { capture: true }, // before the library, which leaves a prevented submit alone
  );
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest(".nav-link-expand");
    if (button) toggleMenu(button);
  });
  const basket = document.querySelector("#menu_basket");
  if (basket) enhanceBasket(basket);
}
