/**
 * Which forms are validated, and which are on their way. The key is a `Symbol.for`, so that copies of this code share the
 * register: another file's, or one that was loaded twice.
 */
import type { FormRegister, ValidatedForm } from "../contracts/forms";

const KEY = Symbol.for("wyspa.forms");

export function formRegister(): FormRegister {
  const page = window as unknown as Record<symbol, FormRegister | undefined>;
  page[KEY] ??= { validated: new WeakMap(), submitting: new WeakSet() };
  return page[KEY];
}

/** What validates a form, or a part of the page. */
export const validatedForm = (root: Element): ValidatedForm | undefined => formRegister().validated.get(root);
