/**
 * Lets the first submit of a form come to its island, although the browser would refuse it. A form that is not
 * filled in never sends a `submit`: the browser says "fill out this field", in its own language, and that is all.
 *
 *   press on a submit button, or Enter      without us: the browser's check ──▶ `invalid`, a bubble, no `submit`
 *        │ capture: `novalidate` on
 *        ▼ the button's own action                         no check ──▶ `submit`, which is held and replayed
 *   capture of `submit`, or the next task: `novalidate` off
 *
 * The replay finds the island, which has put `novalidate` there itself and shows its summary; where the island
 * cannot come, `requestSubmit` has the browser check the form after all. `invalid` is not listened to: it also comes
 * from a page's own `checkValidity()`, which sends nothing.
 */
import { attr, protoGet, setAttr } from "../base/safe-dom";

const NO_VALIDATE = "novalidate";
const SENDS = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";

/** The form that a press on this element would send, unless the browser would not check it anyway. */
function formSentBy({ type, target }: Event): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  // Enter in a field presses the form's first button; a form that has none is sent by the key itself.
  const presser: Element | null =
    type === "click"
      ? protoGet(target, "closest").call(target, SENDS)
      : target.matches("input")
        ? target
        : null;
  const form: unknown = presser && Reflect.get(presser, "form");
  if (!(form instanceof HTMLFormElement) || attr(form, NO_VALIDATE) !== null) return null;
  return presser?.matches(":disabled, [formnovalidate]") ? null : form;
}

/**
 * Keeps the browser's own check from coming before the island that checks the form.
 * @param isAwaited whether an island that holds this form's submits, and checks the form itself, is still on its way
 */
export function letSubmitsThrough(isAwaited: (form: HTMLFormElement) => boolean): void {
  const pressed = (event: Event) => {
    const form = formSentBy(event);
    if (!form || !isAwaited(form)) return;
    setAttr(form, NO_VALIDATE, "");
    const passed = new AbortController();
    const giveBack = () => {
      passed.abort();
      // An island that has come meanwhile has taken the check over.
      if (isAwaited(form)) setAttr(form, NO_VALIDATE, null);
    };
    // On `window`, ahead of whoever holds the submit. A press that sends nothing ends with this task.
    const sent = ({ target }: Event) => target === form && giveBack();
    window.addEventListener("submit", sent, { capture: true, signal: passed.signal });
    setTimeout(() => passed.signal.aborted || giveBack());
  };
  window.addEventListener("click", pressed, true);
  // The browser sends a form without a button when `keypress` has been heard by everybody.
  window.addEventListener("keypress", (event) => event.key === "Enter" && pressed(event), true);
}
