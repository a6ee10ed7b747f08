/**
 * Lets the first submit of an invalid form reach its island. Without this the browser blocks the `submit` event and
 * shows only its own "fill out this field" bubble.
 *
 *   press on a submit button, or Enter      without us: the browser's validation ──▶ `invalid`, a bubble, no `submit`
 *        │ capture: `novalidate` on
 *        ▼ the button's own action                no validation ──▶ `submit`, which is queued and replayed
 *   a `submit` that is not queued, or the next task: `novalidate` off
 *
 * The replay reaches the island, which has set `novalidate` itself and shows its summary. If the island cannot load,
 * `requestSubmit` makes the browser validate the form. This module does not listen to `invalid`: a page's own
 * `checkValidity()` dispatches it too, without a submit.
 */
import { attr, protoGet, setAttr } from "../base/safe-dom";

const NO_VALIDATE = "novalidate";
const SENDS = "button:not([type=button], [type=reset]), input[type=submit], input[type=image]";

/** The form that a press on this element would submit, if the browser would validate it. */
function formSentBy({ type, target }: Event): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  // Enter in a field clicks the form's first submit button; a form without a button is submitted by the key itself.
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
 * Switches the browser's own validation off for forms whose island is still loading.
 * @param isAwaited whether an island that queues this form's submits and validates the form is not ready yet
 */
export function letSubmitsThrough(isAwaited: (form: HTMLFormElement) => boolean): void {
  const pressed = (event: Event) => {
    const form = formSentBy(event);
    if (!form || !isAwaited(form)) return;
    setAttr(form, NO_VALIDATE, "");
    const passed = new AbortController();
    const giveBack = () => {
      passed.abort();
      // An island that is ready by now keeps `novalidate`, because it validates the form itself.
      if (isAwaited(form)) setAttr(form, NO_VALIDATE, null);
    };
    // The listener that queues submits is older, so it runs first, and it stops the event: this one hears only submits
    // that are not queued. After all other presses the task below removes `novalidate`.
    const sent = ({ target }: Event) => target === form && giveBack();
    window.addEventListener("submit", sent, { capture: true, signal: passed.signal });
    setTimeout(() => passed.signal.aborted || giveBack());
  };
  window.addEventListener("click", pressed, true);
  // The browser submits a form without a button after the last `keypress` listener.
  window.addEventListener("keypress", (event) => event.key === "Enter" && pressed(event), true);
}
