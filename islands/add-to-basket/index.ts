import type { Mount } from "../../runtime/islands/contract";
import { busy } from "../../runtime/kit/busy-button";
import type { Addition, Basket } from "../../runtime/platform/basket/basket";
import { answerFor } from "./answer";
import { consequence } from "./consequence";
import { productName } from "./product-name";
import { quantityField, readForm } from "./read-form";
import { type Text, texts } from "./texts";

/** Adds to the basket instead of leaving the page (contract Part C, changing the basket). */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLFormElement)) return;
  const form = host;
  const { platform, store, signal } = context;
  const translate = context.texts(texts);
  const answer = answerFor(form, context, translate("add-to-basket.go"));
  let running = false;
  let passing = false;
  let left = false;

  const refuse = (button: HTMLElement | null, text: Text, reason = "", look = false) =>
    answer.refused(translate(text, { reason }), look, button);

  const succeed = (basket: Basket | null, button: HTMLElement | null) => {
    const name = productName(form, store.getState().page.type);
    const added = translate(name ? "add-to-basket.added-named" : "add-to-basket.added", { name });
    const now = basket ? ` ${translate("add-to-basket.in-basket", { count: basket.count })}` : "";
    answer.added(translate("add-to-basket.added"), added + now, button);
  };

  /** Submits as the browser would have; our own listener lets this one pass. */
  const submitNatively = (submitter: HTMLElement | null) => {
    const stillOwn = submitter instanceof HTMLButtonElement && submitter.form === form;
    const { requestSubmit, submit } = HTMLFormElement.prototype;
    passing = true;
    try {
      (requestSubmit ?? submit).call(form, stillOwn ? submitter : null); // Safari 15 has no requestSubmit
    } finally {
      passing = false;
    }
  };

  const send = async (addition: Addition, submitter: HTMLElement | null) => {
    running = true;
    left = false;
    const rest = busy(submitter);
    answer.adding(translate("add-to-basket.adding"));
    const result = await platform.basket.add(addition);
    running = false;
    rest();
    if (signal.aborted) return;
    if (result.ok) return succeed(result.data, submitter);
    // A request that broke because the shopper left must not send the form when they come back.
    if (left || result.kind === "aborted") return answer.clear();
    const { text, natively, look } = consequence(result, navigator.onLine);
    refuse(submitter, text, result.message, look);
    if (natively) submitNatively(submitter);
  };

  const take = (event: SubmitEvent) => {
    if (event.target !== form || passing || event.defaultPrevented) return;
    if (running) return event.preventDefault();
    const { submitter } = event;
    const addition = readForm(form, submitter);
    if (!addition) return;
    event.preventDefault();
    const field = quantityField(form);
    if (field && !field.reportValidity()) return;
    if (addition.quantity > 0) return void send(addition, submitter);
    refuse(submitter, "add-to-basket.quantity");
    field?.focus();
  };

  platform.basket.prepare();
  // On `window`, so that every other listener has had its say: what one of them prevented is theirs.
  window.addEventListener("submit", take, { signal });
  window.addEventListener("pagehide", () => (left = true), { signal });
};
