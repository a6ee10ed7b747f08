/**
 * Sending (spec §4, §5; bars R28–R30, R36). The first submit is taken before anybody else sees it; when the form
 * is found good, or nothing is known to be bad, it is submitted as the browser would have done it, with the
 * button that was pressed, and every other listener has its say about that second one.
 */
import { attr, classesOf, isConnected, protoGet, setAttr } from "../../runtime/base/safe-dom";
import type { Press } from "../../runtime/contracts/hosts";
import { isPlace, linkOf } from "../../runtime/dom/followed-link";
import { markSubmitting } from "../../runtime/dom/mark-submitting";
import { mark, watchCopies } from "../../runtime/dom/marks";
import { pressOf, submitAs } from "../../runtime/dom/press";
import type { Engine } from "./engine";
import type { Timing } from "./timing";

/** Longer than this nobody is kept waiting for an answer: the server checks again (bar R2), all but what is wrong by our rules. */
const DEADLINE_MS = 5_000;
/** Somebody who goes on typing while the form is checked does not keep it from being sent for ever. */
const ROUNDS = 4;
const HANDLED = "data-handled";

export interface SubmittingNeeds {
  readonly form: HTMLFormElement;
  readonly engine: Engine;
  readonly timing: Timing;
  readonly signal: AbortSignal;
  /** Tells the outcome before the form is sent, or kept. `isUnchecked`: the server could not be asked. */
  onOutcome(isGood: boolean, isUnchecked: boolean): void;
  onStart(): void;
  onFault(error: unknown): void;
}

export interface Submitting {
  /** A submit whose check is still under way is not sent any more, and nothing is said of the last one. */
  cancel(): void;
}

export function followSubmit(needs: SubmittingNeeds): Submitting {
  const { form, timing, signal } = needs;
  /** The check under way. */
  let running: AbortController | undefined;
  const sendChecked = nativeSubmit(form, signal);
  watchCopies(signal);

  const start = async (press: Press) => {
    const mine = new AbortController();
    running = mine;
    timing.cancel();
    needs.onStart();
    const { submitter } = press;
    const rest = submitter && mark(submitter, { "--loading": "", "aria-disabled": "true" });
    if (rest) mine.signal.addEventListener("abort", rest);
    try {
      // Not in this event's own microtasks: as long as it is dispatched, the browser ignores a second submit.
      await new Promise((resolve) => setTimeout(resolve));
      if (!mine.signal.aborted) await settle(needs.engine);
    } catch (error) {
      needs.onFault(error); // what cannot be checked here, the server checks
    }
    if (mine.signal.aborted) return;
    running = undefined;
    rest?.();
    if (isConnected(form) && tellOutcome(needs)) sendChecked.send(press);
  };

  const take = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return;
    const { submitter } = event;
    const isHandled = sendChecked.isPassing() || attr(form, HANDLED) === "true";
    if (isHandled) setAttr(form, HANDLED, null);
    // "Leave the newsletter", "back": a button that is not for checked data.
    if (isHandled || submitter?.hasAttribute("formnovalidate"))
      return void markSubmitting(form, submitter, signal, event);
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!running && !classesOf(form).contains("--submitting")) void start(pressOf(submitter));
  };
  window.addEventListener("submit", take, { capture: true, signal });
  const cancel = () => {
    running?.abort();
    running = undefined;
    classesOf(form).remove("--fail-validation");
  };
  signal.addEventListener("abort", cancel);
  // The last wish counts: who goes elsewhere does not send the form any more.
  const leave = () => running && cancel();
  window.addEventListener("pagehide", leave, { signal });
  window.addEventListener(
    "click",
    (event) => {
      const link = linkOf(event);
      if (link && !isPlace(link)) leave();
    },
    { signal },
  );
  return { cancel };
}

/** Asks for what is not decided yet; anew where something was changed while the answer was on its way. */
async function settle(engine: Engine): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const before = engine.snapshot();
    const open = engine.fields().filter((control) => engine.stateOf(control) === "neutral");
    const fresh = open.filter((control) => !engine.isAsked(control));
    await inTime(Promise.all([engine.check(fresh, DEADLINE_MS), engine.settled(open)]));
    if (engine.snapshot() === before) return;
  }
}

const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, DEADLINE_MS))]);

/** What is known of a whole form. `isUnchecked`: not everything is. */
export const outcomeOf = (engine: Engine) => ({
  isGood: engine.wrong().length === 0,
  isUnchecked: engine.fields().some((control) => engine.stateOf(control) === "neutral"),
});

/** @returns whether nothing is known to be wrong */
function tellOutcome({ form, engine, onOutcome }: SubmittingNeeds): boolean {
  engine.judgeUnanswered(engine.fields());
  const { isGood, isUnchecked } = outcomeOf(engine);
  classesOf(form).toggle("--fail-validation", !isGood);
  onOutcome(isGood, isUnchecked);
  return isGood;
}

/** Submits natively; the mark lets the second submit through (spec §4). */
function nativeSubmit(form: HTMLFormElement, signal: AbortSignal) {
  let isPassing = false;
  // What the browser would say of empty fields, the engine says in the shop's words.
  const takeOver = () => (protoGet(form, "noValidate") ? () => {} : mark(form, { novalidate: "" }));
  let giveBack = takeOver();
  signal.addEventListener("abort", () => giveBack());

  return {
    isPassing: () => isPassing,
    send(press: Press) {
      isPassing = true;
      const unmark = mark(form, { [HANDLED]: "true" });
      // Rules that only the browser knows, on fields that are not ours, still hold.
      giveBack();
      try {
        submitAs(form, press);
      } finally {
        isPassing = false;
        giveBack = signal.aborted ? () => {} : takeOver();
        unmark();
      }
    },
  };
}
