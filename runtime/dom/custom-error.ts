/**
 * What an island knows to be wrong with what stands in a field, told to the form that checks the field. On the field itself,
 * because islands carry copies of this file; and of that value alone, so that none is held back for an earlier one (bar R31).
 */
const FAULT = Symbol.for("wyspa.fault");

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** @param text empty = nothing is wrong */
export const setCustomError = (field: Field, text: string): void =>
  void Reflect.set(field, FAULT, text && { value: field.value, text });

/** What is wrong with the value in a field; empty where nobody has said so. */
export function getCustomError(field: Field): string {
  const told: { readonly value: string; readonly text: string } | undefined = Reflect.get(field, FAULT);
  return told?.value === field.value ? told.text : "";
}

/** Somebody has said something of the field, by now or before: from then on its form follows it. */
export const hasCustomError = (field: Field): boolean => Reflect.has(field, FAULT);
