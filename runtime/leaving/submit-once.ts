/**
 * Marks a form as submitting: it looks busy and cannot be sent twice, until the page unloads or the shopper may send
 * it again (contract A 18, ruling 12, bars R28 and R29).
 */
import { contains, elementsOf } from "../base/safe-dom";
import { mark, watchCopies } from "../dom/marks";
import { addPressed, pressOf, SENDS } from "../forms/press";
import { onlyClosesDialog, opensHere, type Submit, submitAttribute } from "./departure";
import { formRegister } from "./form-register";
import { addRule, type Decision, Step } from "./guard";

/** After this time the form is released, because some responses do not unload the page (204, a download). */
const FORGET_MS = 16_000;
/** A form that opens another window leaves its page usable, so this time only has to cover a double click. */
const ELSEWHERE_MS = 1_000;

/** Whether the page stays when the response comes: it opens in another window or frame. */
function keepsPage(submit: Submit): boolean {
  const target = submitAttribute(submit, "target");
  return !opensHere(target) && !/^_(top|parent)$/i.test(target ?? "") && target !== self.name;
}

/**
 * Makes the form look busy.
 * @returns restores its look
 */
function showBusy({ form, submitter }: Submit): () => void {
  const buttons = new Set(elementsOf(form).filter((element) => element.matches(SENDS)));
  if (submitter) buttons.add(submitter);
  const undo = [mark(form, { "--submitting": "", "aria-busy": "true" })];
  // Never `disabled`: the browser still has to collect the pressed button's value.
  for (const button of buttons) undo.push(mark(button, { "aria-disabled": "true" }));
  return () => {
    for (const back of undo) back();
  };
}

/** Calls `release` when the shopper must be able to send the form again. */
function listenForRelease(form: HTMLFormElement, release: () => void, signal: AbortSignal): void {
  const isOfForm = (target: EventTarget | null) =>
    (target as HTMLInputElement | null)?.form === form || (target instanceof Node && contains(form, target));
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    isEnd: (event: WindowEventMap[Type]) => boolean,
  ) => addEventListener(type, (event) => isEnd(event) && release(), { capture: true, signal });

  listen("pageshow", ({ persisted }) => persisted);
  // Escape aborts the browser's navigation, and an edited form has new data to send.
  listen("keydown", ({ key, isComposing }) => key === "Escape" && !isComposing);
  listen("input", ({ target, isTrusted }) => isTrusted && isOfForm(target));
  // A reset also changes the data. Listens for the click, because page scripts call `reset()` right after a submit.
  listen("click", ({ target, isTrusted }) => {
    const button = isTrusted && target instanceof Element && target.closest("[type=reset]");
    return !!button && isOfForm(button);
  });
}

/**
 * Marks a form as submitting and blocks further submits. No-op for a form that is already marked.
 * @param signal releases the form
 * @param event the submit's event in dispatch: the form is released when a later listener prevents it. None for a form
 *   that a script sends without one
 * @returns releases the form
 */
export function markSubmitting(submit: Submit, signal: AbortSignal, event?: Event): () => void {
  const { form } = submit;
  const { submitting } = formRegister();
  if (submitting.has(form) || onlyClosesDialog(submit)) return () => {};
  const life = new AbortController();
  const timers: ReturnType<typeof setTimeout>[] = [];
  let latest = event;
  let press = pressOf(submit.submitter);
  let rest: (() => void) | undefined;

  const release = () => {
    life.abort();
    timers.forEach(clearTimeout);
    submitting.delete(form);
    rest?.();
  };
  const show = () => {
    if (!life.signal.aborted) rest ??= showBusy(submit);
  };
  /** A later listener, even on `window`, may still prevent the submit. The busy look waits for all listeners. */
  const settle = () => (latest?.defaultPrevented ? release() : show());
  /** A listener may have disabled the pressed button, and the browser then omits its value: adds the value again. */
  const collect = ({ target, formData }: FormDataEvent) => {
    if (target !== form || !latest || latest.defaultPrevented || latest.eventPhase !== Event.NONE) return;
    addPressed(formData, press);
    latest = undefined;
  };
  /** The previous submit was prevented, for example by a check, and this one replaces it. */
  const replaceBy = (event: SubmitEvent) => {
    latest = event;
    press = pressOf(event.submitter);
    timers.push(setTimeout(settle));
  };
  const again = (event: Event): Decision | undefined => {
    if (event.type !== "submit" || event.target !== form) return undefined;
    return latest?.defaultPrevented
      ? { is: "pass", act: () => replaceBy(event as SubmitEvent) }
      : { is: "refuse" };
  };

  submitting.add(form);
  watchCopies(signal);
  addRule(Step.SubmitOnce, again, life.signal);
  addEventListener("formdata", collect, { capture: true, signal: life.signal });
  listenForRelease(form, release, life.signal);
  signal.addEventListener("abort", release, { signal: life.signal });
  timers.push(setTimeout(release, keepsPage(submit) ? ELSEWHERE_MS : FORGET_MS));
  if (latest) timers.push(setTimeout(settle));
  else show();
  return release;
}
