/**
 * Marks a form as submitting: it looks busy and cannot be sent twice, until the page unloads or the shopper may send
 * it again (contract A 18, ruling 12, bars R28 and R29). The mark is a property of the form, so that all copies of
 * this code share it.
 */
import { attr, contains, elementsOf } from "../base/safe-dom";
import { mark, watchCopies } from "../dom/marks";
import { addPressed, pressOf } from "./press";

/** After this time the form is released, because some responses do not unload the page (204, a download). */
const FORGET_MS = 16_000;
/** A form that opens another window leaves its page usable, so this time only has to cover a double click. */
const ELSEWHERE_MS = 1_000;

const SUBMITTING = Symbol.for("wyspa.submitting");
const BUTTONS = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";

const option = (form: HTMLFormElement, submitter: Element | null, name: string) =>
  ((submitter && attr(submitter, `form${name}`)) ?? attr(form, name) ?? "").trim().toLowerCase();

/** Whether the response opens in another window or frame. */
function opensElsewhere(form: HTMLFormElement, submitter: Element | null): boolean {
  const base = document.querySelector("base[target]");
  const target = option(form, submitter, "target") || (base && attr(base, "target")) || "_self";
  return !/^_(self|top|parent)$/i.test(target) && target !== window.name.toLowerCase();
}

/**
 * Makes the form look busy.
 * @returns restores its look
 */
function showBusy(form: HTMLFormElement, submitter: Element | null): () => void {
  const buttons = new Set(elementsOf(form).filter((element) => element.matches(BUTTONS)));
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
 * @param first the submit event in dispatch, which `window.event` gives by default; the form is released when a later
 *   listener prevents it
 * @returns releases the form
 */
export function markSubmitting(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  signal: AbortSignal,
  first: Event | undefined = window.event,
): () => void {
  if (Reflect.get(form, SUBMITTING) || option(form, submitter, "method") === "dialog") return () => {};
  const life = new AbortController();
  const options = { capture: true, signal: life.signal };
  const timers: ReturnType<typeof setTimeout>[] = [];
  let latest = first?.type === "submit" && first.target === form ? first : undefined;
  let press = pressOf(submitter);
  let rest: (() => void) | undefined;

  const release = () => {
    life.abort();
    timers.forEach(clearTimeout);
    Reflect.deleteProperty(form, SUBMITTING);
    rest?.();
  };
  const show = () => {
    if (!life.signal.aborted) rest ??= showBusy(form, submitter);
  };
  /** A later listener, even on `window`, may still prevent the submit. The busy look waits for all listeners. */
  const settle = () => (latest?.defaultPrevented ? release() : show());
  /** A listener may have disabled the pressed button, and the browser then omits its value: adds the value again. */
  const collect = ({ target, formData }: FormDataEvent) => {
    if (target !== form || !latest || latest.defaultPrevented || latest.eventPhase !== Event.NONE) return;
    addPressed(formData, press);
    latest = undefined;
  };
  const keepBack = (event: SubmitEvent) => {
    if (event.target !== form) return;
    if (latest?.defaultPrevented) {
      // The previous submit was prevented, for example by a check, and this one replaces it.
      latest = event;
      press = pressOf(event.submitter);
      timers.push(setTimeout(settle));
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  Reflect.set(form, SUBMITTING, true);
  watchCopies(signal);
  addEventListener("submit", keepBack, options);
  addEventListener("formdata", collect, options);
  listenForRelease(form, release, life.signal);
  signal.addEventListener("abort", release, { signal: life.signal });
  timers.push(setTimeout(release, opensElsewhere(form, submitter) ? ELSEWHERE_MS : FORGET_MS));
  if (latest) timers.push(setTimeout(settle));
  else show();
  return release;
}
