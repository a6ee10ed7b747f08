/**
 * Lets the first submit of an invalid form reach its island. Without this the browser blocks the `submit` event and
 * shows only its own "fill out this field" bubble.
 *
 *   press on a submit button, or Enter      without us: the browser's validation ──▶ `invalid`, a bubble, no `submit`
 *        │ capture: `novalidate` on
 *        ▼ the button's own action                no validation ──▶ `submit`, which is queued and replayed
 *   the next task: `novalidate` off
 *
 * The replay reaches the island, which has set `novalidate` itself and shows its summary. If the island cannot load,
 * `requestSubmit` makes the browser validate the form. This module does not listen to `invalid`: a page's own
 * `checkValidity()` dispatches it too, without a submit.
 */
import { closest, matches, setAttr } from "../base/safe-dom";
import { SENDS } from "../forms/press";

const NO_VALIDATE = "novalidate";

/** The form that a press on this element would submit, if the browser would validate it. */
function formSentBy({ type, target, key }: Event & { readonly key?: string }): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  // Enter in a field clicks the form's first submit button; a form without a button is submitted by the key itself.
  const isEnter = key === "Enter" && matches(target, "input");
  const presser = type === "click" ? closest(target, SENDS) : isEnter && target;
  const form: unknown = presser && Reflect.get(presser, "form");
  const isValidated = form instanceof HTMLFormElement && matches(form, ":not([novalidate])");
  return isValidated && !matches(presser as Element, ":disabled,[formnovalidate]") ? form : null;
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
    // The browser submits in the same task. An island that is ready by then keeps `novalidate`: it validates the form.
    setTimeout(() => isAwaited(form) && setAttr(form, NO_VALIDATE, null));
  };
  // The browser submits a form without a button after the last `keypress` listener.
  for (const type of ["click", "keypress"]) addEventListener(type, pressed, true);
}
