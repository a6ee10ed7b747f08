import { matches } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { submitOf } from "../../runtime/leaving/departure";
import { validatedForm } from "../../runtime/leaving/form-register";
import { addRule, Step } from "../../runtime/leaving/guard";
import { markSubmitting } from "../../runtime/leaving/submit-once";

/**
 * Exempts validated forms, which are marked after their check (ruling 12), and the basket's form. The basket page submits
 * its form at each change and handles the answer itself (contract G 3).
 */
const isExempt = (form: HTMLFormElement): boolean =>
  matches(form, ".is-validated, .basket__form") || !!validatedForm(form);

/** Prevents double orders (contract A 18). */
export const mount: Mount = (_host, { signal }) =>
  addRule(
    Step.SubmitOnce,
    (event) => {
      const submit = submitOf(event);
      // An event dispatched by script submits nothing: it only reaches the page's own listeners.
      if (!submit || !event.isTrusted || isExempt(submit.form)) return undefined;
      return { is: "pass", act: () => markSubmitting(submit, signal, event) };
    },
    signal,
  );
