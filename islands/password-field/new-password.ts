/** Tells new passwords from current ones. */
import { attr, elementsOf } from "../../runtime/base/safe-dom";
import { isPassword, REPEATS } from "../../runtime/forms/shown-password";

const words = (field: Element, name: string) => (attr(field, name) ?? "").toLowerCase().split(/\s+/);

/** Whether the field repeats another password: a repetition is as strong as what it repeats. */
const repeats = (field: HTMLInputElement) =>
  attr(field, "data-confirms") !== null || REPEATS.test(field.name || field.id);

/**
 * Whether the field is for a new password. Without `autocomplete`, a field counts as new when the platform checks it, or
 * when another field of the form repeats it.
 */
export function isNewPassword(field: HTMLInputElement): boolean {
  const purpose = words(field, "autocomplete");
  if (purpose.includes("current-password") || repeats(field)) return false;
  if (purpose.includes("new-password") || words(field, "data-graphql").includes("password")) return true;
  return otherFields(field).some((other) => isPassword(other) && repeats(other));
}

/** The login or e-mail in the field's form, which a password should not contain. */
export function namesIn(field: HTMLInputElement): string[] {
  const isName = (other: HTMLInputElement) =>
    other.type === "email" ||
    words(other, "autocomplete").some((word) => word === "username" || word === "email") ||
    words(other, "data-graphql").some((word) => word === "login" || word === "email");
  return otherFields(field)
    .filter(isName)
    .map(({ value }) => value.trim());
}

const otherFields = (field: HTMLInputElement): HTMLInputElement[] =>
  (field.form ? elementsOf(field.form) : []).filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other !== field,
  );
