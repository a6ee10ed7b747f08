/** Shares one engine per form between page scripts and other parts of Wyspa, which find it by the form (contract Part C). */
import type * as contract from "../../runtime/contracts/forms";
import { formRegister, validatedForm as found } from "../../runtime/leaving/form-register";
import type { StatusStore } from "./following-summary";
import type { Engine } from "./verdicts";

/** What the parts of this island know of a form besides. */
export interface ValidatedForm extends contract.ValidatedForm {
  readonly status: StatusStore;
  readonly engine: Engine;
  /** Lists a field of the summary as one that the page hides. */
  addUnseen(control: HTMLElement): void;
}

/** The engine of a form, if it has one. */
export const validatedForm = (root: Element) => found(root) as ValidatedForm | undefined;

/** @returns removes the entry */
export function handOut(root: Element, form: ValidatedForm): () => void {
  const { validated } = formRegister();
  validated.set(root, form);
  return () => validated.delete(root);
}
