/**
 * Stores an island's error about a field's value, for the form that validates the field.
 *
 * The error is a property of the field, because each island bundles its own copy of this file. A text is valid for one
 * value, so that an old error never blocks a new value (bar R31). A function judges at each reading, so that an error
 * which depends on other fields or rules ends with them.
 */
import type { Control } from "../contracts/forms";

const FAULT = Symbol.for("wyspa.fault");

/** @param error the text, or a function that returns it for the field's current value; empty = no error */
export const setCustomError = (field: Control, error: string | (() => string)): void =>
  void Reflect.set(field, FAULT, error && { value: field.value, error });

/** The error about the field's current value, or an empty string. */
export function getCustomError(field: Control): string {
  const stored: { readonly value: string; readonly error: string | (() => string) } | undefined = Reflect.get(
    field,
    FAULT,
  );
  if (typeof stored?.error === "function") return stored.error();
  return stored?.value === field.value ? stored.error : "";
}

/** Whether an island has ever set or cleared an error here; the field's form then tracks it. */
export const hasCustomError = (field: Control): boolean => Reflect.has(field, FAULT);
