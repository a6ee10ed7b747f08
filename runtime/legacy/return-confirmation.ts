/**
 * Rewires the confirmation before a return or a complaint (contract D 7): its button has an inline handler, which our
 * sanitiser removes. This handler does the same: it sets the page's variable and closes the dialog.
 */
import { attempt } from "./attempt";

/** Variable of the page's script; true while the shopper's choice is to be reverted. */
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
