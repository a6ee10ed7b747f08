import { matches } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { markSubmitting } from "../../runtime/dom/mark-submitting";

/** Forms of the validation island, which has a guard of its own. */
const VALIDATED = Symbol.for("wyspa.forms");

/** Ruling 12; and the basket's own form, which its page sends at every change, and answers itself (contract G 3). */
const isExempt = (form: HTMLFormElement): boolean => {
  const validated = Reflect.get(window, VALIDATED) as { has?(form: HTMLFormElement): boolean } | undefined;
  return matches(form, ".is-validated, .basket__form") || !!validated?.has?.(form);
};

/** Keeps shoppers from ordering twice (spec §4, contract A 18). */
export const mount: Mount = (_host, { signal }) => {
  const guard = (event: SubmitEvent) => {
    const { target, submitter, isTrusted, defaultPrevented } = event;
    // What a script dispatches sends nothing: it only asks the page's own listeners.
    if (!isTrusted || defaultPrevented || !(target instanceof HTMLFormElement) || isExempt(target)) return;
    markSubmitting(target, submitter, signal);
  };
  // First of all, so that nobody's `stopPropagation` leaves a form unguarded; what others prevent is let go again.
  window.addEventListener("submit", guard, { capture: true, signal });
};
