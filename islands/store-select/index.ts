import { elementsOf, query } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { fieldMessage } from "../../runtime/dom/field-message";
import { isUnset } from "../../runtime/dom/is-unset";
import { listening } from "../../runtime/dom/listening";
import { shopErrorText } from "../../runtime/dom/shop-error-text";
import { designerTeller } from "../../runtime/dom/tell-designer";
import { texts } from "./texts";

const tell = designerTeller();
const CODE = "incorect_shops";

/**
 * A server's list of stores: a form that is sent without a choice is kept, and says so in the page's language instead of the
 * browser's. In a form that `validated-form` checks, that island says it, by the same code.
 */
export const mount: Mount = (host, context) => {
  const { signal, store, announce } = context;
  const select = host instanceof HTMLSelectElement ? host : query(host, "select");
  if (!(select instanceof HTMLSelectElement))
    return tell(
      host,
      "store-select needs a <select> with the stores as its options; the server's list stays.",
    );
  const { texts: shopTexts } = store.getState().shop;
  const own = context.texts(texts);
  const text = () => shopErrorText(shopTexts, CODE) ?? own(`store-select.${CODE}`);
  const message = fieldMessage(select, "--store-error");

  // A page's script may choose without an event, so it is looked at again before a form can be sent.
  const look = () => {
    const isMissing = isUnset(select);
    select.setCustomValidity(isMissing ? text() : "");
    if (!isMissing) message.clear();
  };
  const complain = (event: Event) => {
    event.preventDefault(); // the browser's bubble, which goes after a moment
    message.show(text());
    const { form } = select;
    const first = form && elementsOf(form).find((one) => one.matches(":is(select, input, textarea):invalid"));
    if (first !== select) return;
    announce(text(), { assertive: true });
    select.focus();
  };
  // Its form may be sent by a button that stands elsewhere.
  const listen = listening(signal);
  for (const type of ["click", "keydown", "change"] as const) listen(document, type, look, { capture: true });
  listen(select, "invalid", complain);
  look();
  signal.addEventListener("abort", () => {
    select.setCustomValidity("");
    message.clear();
  });
};
