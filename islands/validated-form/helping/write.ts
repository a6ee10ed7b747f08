/** Writes into a field as a person would, so that the browser's undo, and the page's scripts, see the change. */
import { protoSet } from "../../../runtime/base/safe-dom";
import type { Written } from "./edit";

let isWriting = false;

/** Whether the events of now come from `writeAsTyped`. */
export const isOwnWriting = (): boolean => isWriting;

/** The part of a text that differs from another: everything around it stays. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end))
    end++;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}

/** Replaces the focused field's text as an edit that the shopper can undo. */
export function writeAsTyped(field: HTMLInputElement, { value, caret }: Written): void {
  const { start, end, text } = difference(field.value, value);
  field.setSelectionRange(start, end);
  isWriting = true;
  try {
    // Deprecated, but the only way that keeps the browser's history of undo.
    const command = text ? "insertText" : "delete";
    if (start !== end || text) document.execCommand?.(command, false, text);
  } finally {
    isWriting = false;
  }
  if (field.value !== value) writeValue(field, value);
  field.setSelectionRange(caret, caret);
}

/** Sets a field's text for the shopper, also while the field has no focus. */
export function writeValue(field: HTMLInputElement, value: string): void {
  protoSet(field, "value", value);
  isWriting = true;
  try {
    field.dispatchEvent(new CustomEvent("input", { bubbles: true }));
  } finally {
    isWriting = false;
  }
}
