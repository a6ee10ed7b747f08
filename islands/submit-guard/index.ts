import { matches } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { markSubmitting } from "../../runtime/forms/mark-submitting";

/** Registry of the forms of `validated-form`, which has its own guard. */
const VALIDATED = Symbol.for("wyspa.forms");

/**
 * Exempts validated forms (ruling 12) and the basket's form. The basket page submits its form at each change and
 * handles the answer itself (contract G 3).
 */
const isExempt = (form: HTMLFormElement): boolean => {
  const validated = Reflect.get(window, VALIDATED) as { has?(form: HTMLFormElement): boolean } | undefined;
  return matches(form, ".is-validated, .basket__form") || !!validated?.has?.(form);
};

/** Prevents double orders (contract A 18). */
export const mount: Mount = (_host, { signal }) => {
  const guard = (event: SubmitEvent) => {
    const { target, submitter, isTrusted, defaultPrevented } = event;
    // An event dispatched by script submits nothing: it only reaches the page's own listeners.
    if (!isTrusted || defaultPrevented || !(target instanceof HTMLFormElement) || isExempt(target)) return;
    markSubmitting(target, submitter, signal);
  };
  // Capturing on `window`, so that no `stopPropagation` bypasses the guard. A submit that other listeners prevent
  // releases the form.
  window.addEventListener("submit", guard, { capture: true, signal });
};
