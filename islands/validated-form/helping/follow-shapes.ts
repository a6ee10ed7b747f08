/**
 * Gives postal codes and phones their shape while the shopper types, pastes and deletes.
 *
 * - `beforeinput`: keys, pasted texts and deletions become edits that undo reverts in one step.
 * - `input`: after deleted words and dropped texts, once all listeners have run. One of them splits prefixes off.
 * - `change`: after autofill and input methods, when the value is complete.
 *
 * Compositions of input methods, undo and redo stay untouched, as do values that the page's scripts set.
 */
import { isControl } from "../control";
import { belongsTo } from "../controls";
import type { Locale } from "./country";
import { type Change, changed, reshape } from "./edit";
import { shapeOf } from "./shapes";
import { isOwnWriting, writeAsTyped, writeValue } from "./write";

const KINDS: Readonly<Record<string, Change["kind"]>> = {
  insertText: "insert",
  insertFromPaste: "insert",
  insertFromDrop: "insert",
  deleteContentBackward: "delete-before",
  deleteContentForward: "delete-after",
};
/** Edits whose result is shaped afterwards. */
const AFTERWARDS =
  /^(insertFromPaste|insertFromDrop|insertReplacementText|deleteWord|deleteSoftLine|deleteByCut)/;

/** What is known of fields with a shape. */
export interface ShapedFields {
  /** Whether the field keeps its text from now on as it is. */
  isLeft(field: HTMLInputElement): boolean;
  /** Stores that this script has given the field's text a shape. */
  noteShaped(field: HTMLInputElement): void;
}

export function followShapes(
  root: Element,
  locale: Locale,
  signal: AbortSignal,
  { isLeft, noteShaped }: ShapedFields,
): void {
  const fieldOf = ({ target }: Event): HTMLInputElement | null =>
    target instanceof HTMLInputElement &&
    isControl(target) &&
    belongsTo(root, target) &&
    !target.readOnly &&
    !target.disabled &&
    !isLeft(target)
      ? target
      : null;

  const onBeforeInput = (event: InputEvent) => {
    const field = fieldOf(event);
    const kind = Object.hasOwn(KINDS, event.inputType) && KINDS[event.inputType];
    if (!field || !kind || event.defaultPrevented || event.isComposing || !event.cancelable || isOwnWriting())
      return;
    if (kind === "insert" && !event.data) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    // Keyboards of phones insert their suggestions as one text.
    const isPaste = event.inputType !== "insertText" || (event.data ?? "").length > 1;
    const shape = shapeOf(root, field, locale, isPaste);
    if (!shape || start === null || end === null) return;
    // A pasted line break would end the value; browsers drop it.
    const text = (event.data ?? "").replace(/[\r\n]+/g, isPaste ? " " : "");
    const next = changed({ value, start, end, kind, text }, shape);
    if (!next) return;
    event.preventDefault();
    noteShaped(field);
    writeAsTyped(field, next);
  };

  const onInput = (event: Event) => {
    const field = fieldOf(event);
    const { inputType = "", isComposing, data } = event as InputEvent;
    if (!field || !event.isTrusted || isComposing || isOwnWriting()) return;
    if (!AFTERWARDS.test(inputType) && (data ?? "").length < 2) return;
    setTimeout(() => {
      const shape = !signal.aborted && shapeOf(root, field, locale, /^insert/.test(inputType));
      const next =
        shape && reshape({ value: field.value, caret: field.selectionStart ?? field.value.length }, shape);
      if (!next || field !== document.activeElement) return;
      noteShaped(field);
      writeAsTyped(field, next);
    });
  };

  const onChange = (event: Event) => {
    const field = event.isTrusted && fieldOf(event);
    const shape = field && shapeOf(root, field, locale, true);
    const next = shape && reshape({ value: field.value, caret: field.value.length }, shape);
    if (!next) return;
    noteShaped(field);
    writeValue(field, next.value);
  };

  document.addEventListener("beforeinput", onBeforeInput, { signal });
  document.addEventListener("input", onInput, { signal });
  // Before the page's own listeners, which read the value.
  document.addEventListener("change", onChange, { capture: true, signal });
}
