import { elementsOf, query } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { fieldMessage } from "../../runtime/forms/field-message";
import { isUnset } from "../../runtime/forms/is-unset";
import { shopErrorText } from "../../runtime/texts/shop-error-text";
import { texts } from "./texts";

const CODE = "incorect_shops";

/** Whether the shopper sees the list, or the drop-down of `SelectToDropdown` around it, which hides the list itself. */
const isShown = (select: Element): boolean =>
  (select.closest(".f-dropdown") ?? select).getClientRects().length > 0;

/**
 * Stops a form that is submitted without a store, and shows a message in the page's language instead of the browser's.
 * In a form that `validated-form` checks, that island shows the message, by the same code.
 */
export const mount: Mount = (host, context) => {
  const { signal, store, announce } = context;
  const select = host instanceof HTMLSelectElement ? host : query(host, "select");
  if (!(select instanceof HTMLSelectElement)) return; // the descriptor requires one
  const { texts: shopTexts } = store.getState().shop;
  const t = context.texts(texts);
  const text = () => shopErrorText(shopTexts, CODE) ?? t(`store-select.${CODE}`);
  const message = fieldMessage(select, "--store-error");

  // A page's script may choose a store without an event, so the select is checked before each possible submit.
  const look = () => {
    const isMissing = isUnset(select) && isShown(select);
    select.setCustomValidity(isMissing ? text() : "");
    if (!isMissing) message.clear();
  };
  const showError = (event: Event) => {
    event.preventDefault(); // suppresses the browser's bubble, which disappears after a moment
    message.show(text());
    const { form } = select;
    const first = form && elementsOf(form).find((one) => one.matches(":is(select, input, textarea):invalid"));
    if (first !== select) return;
    announce(text(), { assertive: true });
    select.focus();
  };
  // Listens on the document, because the submit button may be outside the form.
  const listen = listening(signal);
  for (const type of ["click", "keydown", "change"] as const) listen(document, type, look, { capture: true });
  listen(select, "invalid", showError);
  look();
  signal.addEventListener("abort", () => {
    select.setCustomValidity("");
    message.clear();
  });
};
