/**
 * A form on its way to the server: looks busy, and is not sent a second time, until the page is left or the
 * shopper must be able to send it again (contract A 18, ruling 12, bars R28 and R29). Pure: the mark stands on the
 * form itself, so that whoever marks it sees the marks of others.
 */
import { attr, contains, elementsOf } from "../base/safe-dom";
import { mark, watchCopies } from "./marks";
import { addPressed, pressOf } from "./press";

/** After this long an answer that leaves the page where it is (204, a download) is taken for given. */
const FORGET_MS = 16_000;
/** A form that opens elsewhere leaves its page usable; this long covers an impatient second click. */
const ELSEWHERE_MS = 1_000;

const SUBMITTING = Symbol.for("wyspa.submitting");
const BUTTONS = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";

const option = (form: HTMLFormElement, submitter: Element | null, name: string) =>
  ((submitter && attr(submitter, `form${name}`)) ?? attr(form, name) ?? "").trim().toLowerCase();

/** Whether the answer will stand in another window or frame. */
function opensElsewhere(form: HTMLFormElement, submitter: Element | null): boolean {
  const base = document.querySelector("base[target]");
  const target = option(form, submitter, "target") || (base && attr(base, "target")) || "_self";
  return !/^_(self|top|parent)$/i.test(target) && target !== window.name.toLowerCase();
}

/** Looks busy. @returns looks as before */
function showBusy(form: HTMLFormElement, submitter: Element | null): () => void {
  const buttons = new Set(elementsOf(form).filter((element) => element.matches(BUTTONS)));
  if (submitter) buttons.add(submitter);
  const undo = [mark(form, { "--submitting": "", "aria-busy": "true" })];
  // Never `disabled`: the browser has yet to collect the pressed button's value.
  for (const button of buttons) undo.push(mark(button, { "aria-disabled": "true" }));
  return () => {
    for (const back of undo) back();
  };
}

/** Calls back when the shopper must be able to send the form again. */
function listenForRelease(form: HTMLFormElement, release: () => void, signal: AbortSignal): void {
  const isOfForm = (target: EventTarget | null) =>
    (target as HTMLInputElement | null)?.form === form || (target instanceof Node && contains(form, target));
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    isEnd: (event: WindowEventMap[Type]) => boolean,
  ) => addEventListener(type, (event) => isEnd(event) && release(), { capture: true, signal });

  listen("pageshow", ({ persisted }) => persisted);
  // Escape stops the browser's loading, and an edited form is another one.
  listen("keydown", ({ key, isComposing }) => key === "Escape" && !isComposing);
  listen("input", ({ target, isTrusted }) => isTrusted && isOfForm(target));
  // So is an emptied one. By the press: page scripts reset a form as soon as it is sent.
  listen("click", ({ target, isTrusted }) => {
    const button = isTrusted && target instanceof Element && target.closest("[type=reset]");
    return !!button && isOfForm(button);
  });
}

/**
 * Marks a form as submitting and keeps its later submits back. Does nothing for a form that is marked already.
 * @param signal releases it
 * @param first the submit event that is just passing, by the browser's own note of it: where a listener prevents
 *   it later in the dispatch, the form is free again
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
  /** A listener may still prevent it, on `window` at last: what it looks like waits until all have spoken. */
  const settle = () => (latest?.defaultPrevented ? release() : show());
  /** The browser collects the form's data when all listeners have spoken; one may have disabled the button. */
  const collect = ({ target, formData }: FormDataEvent) => {
    if (target !== form || !latest || latest.defaultPrevented || latest.eventPhase !== Event.NONE) return;
    addPressed(formData, press);
    latest = undefined;
  };
  const keepBack = (event: SubmitEvent) => {
    if (event.target !== form) return;
    if (latest?.defaultPrevented) {
      // The one before was prevented, so that this one could come: after a check, for example.
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
