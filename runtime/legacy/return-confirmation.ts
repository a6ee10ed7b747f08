/**
 * The question before a return or a complaint is begun (contract D 7): its button is wired by an inline handler, which
 * markup loses with us. What that handler did, this one does: it says so in the page's variable, and closes.
 */
import { attempt } from "./attempt";

/** Of the page's own script: true as long as the shopper's choice is to be taken back. */
declare let returnsRemoveParam: unknown;

const BUTTON = ".menu_notice.--rma .menu_notice__button";

export function wireConfirmation(piece: ParentNode): void {
  for (const button of piece.querySelectorAll(BUTTON))
    button.addEventListener("click", (event) => {
      event.preventDefault();
      attempt(() => {
        if (typeof returnsRemoveParam !== "undefined") returnsRemoveParam = false;
      });
      document.querySelector<HTMLElement>(".modal .modal__close")?.click();
    });
}
