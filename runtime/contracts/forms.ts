/** What the parts of Wyspa, and page scripts through a handle, may know of a form: `leaving/form-register.ts` keeps it. */

/** An element that a shopper fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The members of a form's validation engine that page scripts need (contract Part C). */
export interface FormEngine {
  readonly root: Element;
  fields(): Control[];
  settle(isMeant: (control: Control) => boolean, isAgain: boolean): Promise<void>;
  tell(control: Control, message: string): void;
  forget(control: Control): void;
  wrong(): { readonly control: Control }[];
}

/** A form that is checked before it is sent: one engine, however many ask for it. */
export interface ValidatedForm {
  readonly engine: FormEngine;
  /** Begins a check of the whole form, whose outcome is announced instead of each field's message. @returns ends it */
  startQuietly(): () => void;
  /** Reports the result of a page script's check, as a submit would; the script itself focuses a field. */
  tellOutcome(): void;
  /** Offers to sign in beside the field with this e-mail. @returns `false` when the form makes no offer */
  offersAccount(email: string): Promise<boolean>;
}

/** The states of the page's forms. */
export interface FormRegister {
  readonly validated: WeakMap<Element, ValidatedForm>;
  /** The forms that are on their way to the server. */
  readonly submitting: WeakSet<HTMLFormElement>;
}
