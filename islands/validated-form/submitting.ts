/**
 * Validates a form before it is submitted (bars R28–R30, R36).
 * The first submit is held before other listeners see it.
 * When no field is known to be invalid, the form submits again natively with the pressed button, and other listeners
 * see that second submit.
 */
import { attr, classesOf, isConnected, protoGet, setAttr } from "../../runtime/base/safe-dom";
import type { Press } from "../../runtime/contracts/hosts";
import { onLeave } from "../../runtime/dom/ends-in-time";
import { mark, watchCopies } from "../../runtime/dom/marks";
import { lookAtFields } from "../../runtime/forms/field-set";
import { pressOf, submitAs } from "../../runtime/forms/press";
import { leavesBy, submitOf } from "../../runtime/leaving/departure";
import { addRule, type Decision, Step } from "../../runtime/leaving/guard";
import { markSubmitting } from "../../runtime/leaving/submit-once";
import { type Outcome, outcomeOf } from "./outcome";
import type { Timing } from "./timing";
import type { Engine } from "./verdicts";

const HANDLED = "data-handled";

export interface SubmittingNeeds {
  readonly form: HTMLFormElement;
  readonly engine: Engine;
  readonly timing: Timing;
  readonly signal: AbortSignal;
  /** Called with the outcome before the form is submitted or stopped. */
  onOutcome(outcome: Outcome): void;
  /** @returns called when the check has ended */
  onStart(): () => void;
  onFault(error: unknown): void;
}

export interface Submitting {
  /** Cancels a submit whose check is still running, and removes the class of the last failure. */
  cancel(): void;
}

export function followSubmit(needs: SubmittingNeeds): Submitting {
  const { form, timing, signal } = needs;
  /** Aborts the running check. */
  let running: AbortController | undefined;
  const sendChecked = nativeSubmit(form, signal);
  watchCopies(signal);

  const start = async (press: Press) => {
    lookAtFields(form); // a script may have submitted the form right after it had set a value
    const current = new AbortController();
    running = current;
    timing.cancel();
    const end = needs.onStart();
    const { submitter } = press;
    const stopBusy = submitter && mark(submitter, { "--loading": "", "aria-disabled": "true" });
    current.signal.addEventListener("abort", () => {
      stopBusy?.();
      end();
    });
    try {
      // Not in the event's microtasks: browsers ignore a second submit while the first is dispatched.
      await new Promise((resolve) => setTimeout(resolve));
      if (!current.signal.aborted) await needs.engine.settle();
    } catch (error) {
      needs.onFault(error); // the server checks what this script cannot
    }
    if (current.signal.aborted) return;
    running = undefined;
    stopBusy?.();
    const isGood = isConnected(form) && tellOutcome(needs);
    end();
    if (isGood) sendChecked.send(press);
  };

  const decide = (event: Event): Decision | undefined => {
    const submit = submitOf(event);
    if (submit?.form !== form) return undefined;
    const { submitter } = submit;
    const isHandled = sendChecked.isPassing() || attr(form, HANDLED) === "true";
    // Buttons like "leave the newsletter" or "back" submit without a check.
    if (!isHandled && !submitter?.hasAttribute("formnovalidate"))
      return running ? { is: "refuse" } : { is: "hold", act: () => start(pressOf(submitter)) };
    return {
      is: "pass",
      act() {
        if (isHandled) setAttr(form, HANDLED, null);
        markSubmitting(submit, signal, event);
      },
    };
  };
  addRule(Step.ValidatedForm, decide, signal);
  const cancel = () => {
    running?.abort();
    running = undefined;
    classesOf(form).remove("--fail-validation");
  };
  signal.addEventListener("abort", cancel);
  // A navigation elsewhere cancels the pending submit.
  const leave = () => running && cancel();
  window.addEventListener("pagehide", leave, { signal });
  onLeave(leave, signal);
  addRule(Step.GiveWay, (event) => (leavesBy(event) ? { is: "pass", act: leave } : undefined), signal);
  return { cancel };
}

/** @returns whether no field is known to be invalid */
function tellOutcome({ form, engine, onOutcome }: SubmittingNeeds): boolean {
  const outcome = outcomeOf(engine);
  classesOf(form).toggle("--fail-validation", !outcome.isGood);
  onOutcome(outcome);
  return outcome.isGood;
}

/** Submits natively; the `data-handled` mark lets the second submit through. */
function nativeSubmit(form: HTMLFormElement, signal: AbortSignal) {
  let isPassing = false;
  // Disables native validation, because the engine shows the messages in the shop's words.
  const disableNative = () => (protoGet(form, "noValidate") ? () => {} : mark(form, { novalidate: "" }));
  let restoreNative = disableNative();
  signal.addEventListener("abort", () => restoreNative());

  return {
    isPassing: () => isPassing,
    send(press: Press) {
      isPassing = true;
      const unmark = mark(form, { [HANDLED]: "true" });
      // Restores native validation for the submit: fields outside the engine may have rules that only the browser
      // checks.
      restoreNative();
      try {
        submitAs(form, press);
      } finally {
        isPassing = false;
        restoreNative = signal.aborted ? () => {} : disableNative();
        unmark();
      }
    },
  };
}
