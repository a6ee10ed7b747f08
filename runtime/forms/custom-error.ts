/**
 * Stores an island's error about a field's value, for the form that validates the field.
 *
 * The error is a property of the field, because each island bundles its own copy of this file. The error is valid for
 * one value, so that an old error never blocks a new value (bar R31).
 */
const FAULT = Symbol.for("wyspa.fault");

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @param text empty = clears the error */
export const setCustomError = (field: Field, text: string): void =>
  void Reflect.set(field, FAULT, text && { value: field.value, text });

/** The error about the field's current value, or an empty string. */
export function getCustomError(field: Field): string {
  const stored: { readonly value: string; readonly text: string } | undefined = Reflect.get(field, FAULT);
  return stored?.value === field.value ? stored.text : "";
}

/** Whether an island has ever set or cleared an error here; the field's form then tracks it. */
export const hasCustomError = (field: Field): boolean => Reflect.has(field, FAULT);
