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

/** Adds to the basket without leaving the page (contract Part C, changing the basket). */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLFormElement)) return;
  const form = host;
  const { platform, store, signal } = context;
  const t = context.texts(texts);
  const answer = answerFor(form, context, t("add-to-basket.go"));
  let running = false;
  const native = nativeSubmits(form);
  let left = false;

  const sentence = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");
  /** The message about the quantity in the basket, when it differs from the requested one. */
  const held = ({ holds }: Pick<Done, "holds">) =>
    holds === undefined ? "" : t("add-to-basket.holds", { quantity: quantityText(holds) });

  const succeed = (result: Done, button: HTMLElement | null, was: Pick<Added, "id" | "size" | "before">) => {
    const name = productName(form, store.getState().page.type);
    const added = t(name ? "add-to-basket.added-named" : "add-to-basket.added", { name });
    const now = result.data ? t("add-to-basket.in-basket", { count: result.data.count }) : "";
    const own = held(result);
    const line = { ...was, after: result.data, isTold: !!own };
    answer.added(sentence(t("add-to-basket.added"), own), sentence(added, own, now), button, line);
  };

  const fail = (result: Failed, button: HTMLElement | null) => {
    const { text, natively, look = false } = consequence(result);
    const message = t(text, { reason: result.message ?? "" });
    answer.refused(sentence(message, look ? held(result) : ""), look, button);
    if (natively) native.submit(button);
  };

  const send = async ({ addition, submitter, state, changed }: RunningAddition) => {
    running = true;
    left = false;
    const { id, size } = addition;
    const was = { id, size, before: knownBasket(state) };
    const stops = [busy(submitter), submitter ? showBusy(submitter) : () => {}];
    answer.adding(t("add-to-basket.adding"));
    const result = await changed;
    running = false;
    for (const stop of stops) stop();
    if (signal.aborted) return;
    if (result.ok) return succeed(result, submitter, was);
    // A navigation may have cancelled the request: do not submit the form when Back restores this page.
    if (left || result.kind === "aborted") return answer.clear();
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
    if (submit?.form !== form || native.isPassing()) return undefined;
    if (running) return { is: "refuse" };
    const { submitter } = submit;
    const addition = readForm(form, submitter);
    return addition ? { is: "replace", act: () => add(addition, submitter) } : undefined;
  };
  addRule(Step.Addition, decide, signal);
  window.addEventListener("pagehide", () => (left = true), { signal });
  const sent = platform.adoptAddition(form);
  if (sent) void send(sent);
};

/** The basket before an addition; `null` when it is not known: an outdated one proves nothing. */
function knownBasket({ basket: { basket, outdated, status } }: WyspaState) {
  return outdated || status !== "current" ? null : basket;
}

/** Submits a form natively, and tells our own listener which submits to let pass. */
function nativeSubmits(form: HTMLFormElement) {
  let passing = false;
  return {
    isPassing: () => passing,
    submit(submitter: HTMLElement | null): void {
      passing = true;
      try {
        submitAs(form, pressOf(submitter));
      } finally {
        passing = false;
      }
    },
  };
}
