/**
 * Sending (spec §4, §5; bars R28–R30, R36). The first submit is taken before anybody else sees it; when the form
 * is found good, or nothing is known to be bad, it is submitted as the browser would have done it, with the
 * button that was pressed, and every other listener has its say about that second one.
 */
import { busy } from "../../runtime/ui/busy-button";
import type { markSubmitting as MarkSubmitting } from "../../runtime/ui/mark-submitting";
import type { Engine } from "./engine";
import type { Timing } from "./timing";

/** Longer than this nobody is kept waiting for a check: the server checks again (bar R2). */
const DEADLINE_MS = 5_000;
/** Somebody who goes on typing while the form is checked does not keep it from being sent for ever. */
const ROUNDS = 4;

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

const inTime = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, DEADLINE_MS))]);

export function followSubmit(needs: SubmittingNeeds): void {
  const { form, engine, timing, signal } = needs;
  let running = false;
  let passing = false;
  /** Comes while the form is filled in; a form that is sent without it can be sent twice, but is sent. */
  let markSent: typeof MarkSubmitting | undefined;
  import("../../runtime/ui/mark-submitting").then(
    ({ markSubmitting }) => {
      markSent = markSubmitting;
    },
    () => {},
  );
  const asServer = form.noValidate;
  // What the browser would say of empty fields, the engine says in the shop's words.
  form.noValidate = true;

  /** Asks for what is not decided yet; anew where something was changed while the answer was on its way. */
  const settle = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = engine.snapshot();
      const open = engine.fields().filter((control) => engine.stateOf(control) === "neutral");
      const fresh = open.filter((control) => !engine.isAsked(control));
      await inTime(Promise.all([engine.check(fresh, DEADLINE_MS), engine.settled(open)]));
      if (engine.snapshot() === before) return;
    }
  };

  const start = async (submitter: HTMLElement | null) => {
    running = true;
    timing.cancel();
    needs.onStart();
    const rest = busy(submitter);
    try {
      // Not in this event's own microtasks: as long as it is dispatched, the browser ignores a second submit.
      await new Promise((resolve) => setTimeout(resolve));
      await settle();
    } catch (error) {
      needs.onFault(error); // what cannot be checked here, the server checks
    }
    running = false;
    rest();
    if (!form.isConnected) return;
    const isGood = engine.wrong().length === 0;
    const isUnchecked = engine.fields().some((control) => engine.stateOf(control) === "neutral");
    form.classList.toggle("--fail-validation", !isGood);
    needs.onOutcome(isGood, isUnchecked);
    if (isGood) pass(submitter);
  };

  /** Submits natively: the mark lets the second submit through (spec §4). */
  const pass = (submitter: HTMLElement | null) => {
    const own = submitter?.isConnected && Reflect.get(submitter, "form") === form ? submitter : null;
    passing = true;
    form.setAttribute("data-handled", "true");
    // Rules that only the browser knows, on fields that are not ours, still hold.
    form.noValidate = asServer;
    try {
      const { requestSubmit, submit } = HTMLFormElement.prototype;
      if (requestSubmit) requestSubmit.call(form, own);
      else if (own)
        own.click(); // Safari 15
      else submit.call(form);
    } finally {
      passing = false;
      form.noValidate = true;
      form.removeAttribute("data-handled");
    }
  };

  const take = (event: SubmitEvent) => {
    if (event.target !== form || event.defaultPrevented) return;
    const { submitter } = event;
    if (passing || form.getAttribute("data-handled") === "true") {
      form.removeAttribute("data-handled");
      markSent?.(form, submitter, signal, event);
      return;
    }
    // "Leave the newsletter", "back": a button that is not for checked data.
    if (submitter?.hasAttribute("formnovalidate")) return void markSent?.(form, submitter, signal, event);
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!running && !form.classList.contains("--submitting")) void start(submitter);
  };
  window.addEventListener("submit", take, { capture: true, signal });
  signal.addEventListener("abort", () => {
    form.noValidate = asServer;
    form.classList.remove("--fail-validation");
  });
}
