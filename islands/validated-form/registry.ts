/**
 * One engine per form, whoever asks (ruling on `FormValidation`, contract Part C): page scripts and other parts of
 * Wyspa find it by the form itself. On a `Symbol.for` key, so that a chunk that was fetched twice shares it.
 */
import type { Engine } from "./engine";
import type { StatusStore } from "./status";

export interface ValidatedForm {
  readonly status: StatusStore;
  readonly engine: Engine;
  /** Tells what a page script's check of the whole form found, as a submit would; the script itself leads to a field. */
  tellOutcome(): void;
}

const KEY = Symbol.for("wyspa.forms");

const forms = (): WeakMap<Element, ValidatedForm> => {
  const page = window as unknown as Record<symbol, WeakMap<Element, ValidatedForm> | undefined>;
  page[KEY] ??= new WeakMap();
  return page[KEY];
};

/** The engine of a form, where it has one. */
export const validatedForm = (root: Element): ValidatedForm | undefined => forms().get(root);

/** @returns takes it back */
export function handOut(root: Element, form: ValidatedForm): () => void {
  forms().set(root, form);
  return () => forms().delete(root);
}
