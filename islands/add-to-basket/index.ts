import type { Addition, Done, Failed } from "../../runtime/contracts/basket";
import type { Mount } from "../../runtime/contracts/island";
import type { RunningAddition } from "../../runtime/contracts/sent-addition";
import type { WyspaState } from "../../runtime/contracts/store";
import { busy } from "../../runtime/dom/busy-button";
import { quantityText } from "../../runtime/dom/quantity";
import { showBusy } from "../../runtime/dom/show-busy";
import { pressOf, submitAs } from "../../runtime/forms/press";
import { submitOf } from "../../runtime/leaving/departure";
import { addRule, type Decision, Step } from "../../runtime/leaving/guard";
import { answerFor } from "./answer";
import type { Added } from "./card/added-line";
import { consequence } from "./consequence";
import { productName, quantityField, readForm } from "./read-form";
import { texts } from "./texts";

/** What the form is doing. The page was left while the shop's answer was awaited: Back may restore it. */
type State = "idle" | "sending" | "left" | "submitting natively";

/** Adds to the basket without leaving the page (contract Part C, changing the basket). */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLFormElement)) return;
  const form = host;
  const { platform, store, signal } = context;
  const t = context.texts(texts);
  const answer = answerFor(form, context, t("add-to-basket.go"));
  let is: State = "idle";

  /** The message about the quantity in the basket, when it differs from the requested one. */
  const inBasket = ({ productQuantity }: Pick<Done, "productQuantity">) =>
    productQuantity === undefined
      ? ""
      : t("add-to-basket.holds", { quantity: quantityText(productQuantity) });

  const succeed = (result: Done, button: HTMLElement | null, was: Pick<Added, "id" | "size" | "before">) => {
    const name = productName(form, store.getState().page.type);
    const added = t(name ? "add-to-basket.added-named" : "add-to-basket.added", { name });
    const now = result.data ? t("add-to-basket.in-basket", { count: result.data.count }) : "";
    const quantity = inBasket(result);
    const line = { ...was, after: result.data, isTold: !!quantity };
    answer.added(sentence(t("add-to-basket.added"), quantity), sentence(added, quantity, now), button, line);
  };

  const fail = (result: Failed, button: HTMLElement | null) => {
    const { text, natively, look = false } = consequence(result);
    const failed = sentence(t(text, { reason: result.message ?? "" }), look ? inBasket(result) : "");
    answer.refused(failed, look, button);
    if (!natively) return;
    is = "submitting natively";
    try {
      submitAs(form, pressOf(button));
    } finally {
      is = "idle";
    }
  };

  const send = async ({ addition, submitter, state, changed }: RunningAddition) => {
    is = "sending";
    const was = { id: addition.id, size: addition.size, before: knownBasket(state) };
    const stops = [busy(submitter), submitter ? showBusy(submitter) : () => {}];
    answer.adding(t("add-to-basket.adding"));
    const result = await changed;
    const wasLeft = (is as State) === "left";
    is = "idle";
    for (const stop of stops) stop();
    if (signal.aborted) return;
    if (result.ok) return succeed(result, submitter, was);
    // A navigation may have cancelled the request: do not submit the form when Back restores this page.
    if (wasLeft || result.kind === "aborted") return answer.clear();
    fail(result, submitter);
  };

  const add = (addition: Addition, submitter: HTMLElement | null) => {
    const field = quantityField(form);
    if (field && !field.reportValidity()) return;
    if (addition.quantity > 0) {
      const state = store.getState();
      return void send({ addition, submitter, state, changed: platform.basket.add(addition) });
    }
    answer.refused(t("add-to-basket.quantity"), false, submitter);
    field?.focus();
  };

  platform.basket.prepare();
  const decide = (event: Event): Decision | undefined => {
    const submit = submitOf(event);
    if (submit?.form !== form || is === "submitting natively") return undefined;
    if (is !== "idle") return { is: "refuse" };
    const addition = readForm(form, submit.submitter);
    return addition ? { is: "replace", act: () => add(addition, submit.submitter) } : undefined;
  };
  addRule(Step.Addition, decide, signal);
  const leave = () => {
    if (is === "sending") is = "left";
  };
  window.addEventListener("pagehide", leave, { signal });
  const sent = platform.adoptAddition(form);
  if (sent) void send(sent);
};

const sentence = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

/** The basket before an addition; `null` when it is not known: an outdated one proves nothing. */
function knownBasket({ basket: { basket, outdated, status } }: WyspaState) {
  return outdated || status !== "current" ? null : basket;
}
