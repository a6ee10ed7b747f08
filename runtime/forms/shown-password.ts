/** Marks a password field whose text is shown: its `type` is then `text`. Islands bundle their own copies of this file. */
import { attr } from "../base/safe-dom";

export const SHOWN_PASSWORD = "data-password-shown";

/** Whether a field is for a password, also while its text is shown. */
export const isPassword = (field: Element & { readonly type: string }): boolean =>
  field.type === "password" || attr(field, SHOWN_PASSWORD) !== null;

/** Names of fields that repeat a password. */
export const REPEATS = /confirm|repeat|again|retype|[_-]?2$/i;
