/**
 * Shares one engine per form between page scripts and other parts of Wyspa, which find it by the form (contract Part
 * C).
 * The key is a `Symbol.for`, so that a chunk that was loaded twice shares the registry.
 */
import type { StatusStore } from "./following-summary";
import type { Engine } from "./verdicts";

export interface ValidatedForm {
  readonly status: StatusStore;
  readonly engine: Engine;
  /** Begins a check of the whole form, whose outcome is announced instead of each field's message. @returns ends it */
  startQuietly(): () => void;
  /** Reports the result of a page script's check, as a submit would; the script itself focuses a field. */
  tellOutcome(): void;
  /** Lists a field of the summary as one that the page hides. */
  addUnseen(control: HTMLElement): void;
  /** Offers to sign in beside the field with this e-mail. @returns `false` when the form makes no offer */
  offersAccount(email: string): Promise<boolean>;
}

const KEY = Symbol.for("wyspa.forms");

const forms = (): WeakMap<Element, ValidatedForm> => {
  const page = window as unknown as Record<symbol, WeakMap<Element, ValidatedForm> | undefined>;
  page[KEY] ??= new WeakMap();
  return page[KEY];
};

/** The engine of a form, if it has one. */
export const validatedForm = (root: Element): ValidatedForm | undefined => forms().get(root);

/** @returns removes the entry */
export function handOut(root: Element, form: ValidatedForm): () => void {
  forms().set(root, form);
  return () => forms().delete(root);
}
