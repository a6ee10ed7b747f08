/**
 * Gives postal codes and phones their shape while the shopper types, pastes and deletes.
 *
 * - `beforeinput`: keys, pasted texts and deletions become edits that undo reverts in one step.
 * - `input`: after deleted words and dropped texts, once all listeners have run. One of them splits prefixes off.
 * - `change`: after autofill and input methods, when the value is complete.
 *
 * Compositions of input methods, undo and redo stay untouched. Values that were set without keys take their shape only
 * as whole numbers without separators (`written-shapes.ts`).
 */

import { isControl } from "../../../runtime/forms/control";
import { isAutofilled } from "../../../runtime/forms/is-autofilled";
import { belongsTo } from "../controls";
import type { Locale } from "./country";
import { type Change, changed, reshape } from "./edit";
import { isOfOtherCountry, shapedAs, shapeOf } from "./shapes";
import { isOwnWriting, writeAsTyped, writeValue } from "./write";
import { followSources, type writtenShapes } from "./written-shapes";

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

/**
 * @param shapes remembers what this script has written
 * @param isLeft whether the field keeps its text from now on as it is
 */
export function followShapes(
  root: Element,
  locale: Locale,
  signal: AbortSignal,
  shapes: ReturnType<typeof writtenShapes>,
  isLeft: (field: HTMLInputElement) => boolean,
): void {
  const mayWrite = (field: HTMLInputElement) => !field.readOnly && !field.disabled && !isLeft(field);
  const fieldOf = ({ target }: Event): HTMLInputElement | null =>
    target instanceof HTMLInputElement && isControl(target) && belongsTo(root, target) && mayWrite(target)
      ? target
      : null;
  /** Fields that the browser has filled in. Our own writing ends the browser's mark. */
  const filled = new WeakSet<HTMLInputElement>();
  const isForeign = (field: HTMLInputElement) => filled.has(field) && isOfOtherCountry(root, field, locale);
  const shapeFor = (field: HTMLInputElement, isWhole: boolean) =>
    shapeOf(root, field, locale, isWhole, shapes.isOurs(field));

  /** The field whose shape was ours before the browser's edit that is going on. */
  let edited: HTMLInputElement | null = null;

  const onBeforeInput = (event: InputEvent) => {
    const field = fieldOf(event);
    edited = field && shapes.isOurs(field) ? field : null;
    if (field) filled.delete(field);
    const kind = Object.hasOwn(KINDS, event.inputType) && KINDS[event.inputType];
    if (!field || !kind || event.defaultPrevented || event.isComposing || !event.cancelable || isOwnWriting())
      return;
    if (kind === "insert" && !event.data) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    // Keyboards of phones insert their suggestions as one text.
    const isPaste = event.inputType !== "insertText" || (event.data ?? "").length > 1;
    const shape = shapeFor(field, isPaste);
    if (!shape || start === null || end === null) return;
    // A pasted line break would end the value; browsers drop it.
    const text = (event.data ?? "").replace(/[\r\n]+/g, isPaste ? " " : "");
    const next = changed({ value, start, end, kind, text }, shape);
    if (!next) return;
    event.preventDefault();
    writeAsTyped(field, next);
    shapes.note(field, start === 0 && end === value.length ? text : undefined);
  };

  const onInput = (event: Event) => {
    const field = fieldOf(event);
    const { inputType = "", isComposing, data } = event as InputEvent;
    // The next digit behind our separator leaves the shape ours.
    if (field && field === edited && !isOwnWriting()) shapes.note(field);
    if (!field || !event.isTrusted || isComposing || isOwnWriting()) return;
    if (!AFTERWARDS.test(inputType) && (data ?? "").length < 2) return;
    setTimeout(() => {
      const shape = !signal.aborted && shapeFor(field, /^insert/.test(inputType));
      const next =
        shape && reshape({ value: field.value, caret: field.selectionStart ?? field.value.length }, shape);
      if (!next || field !== document.activeElement) return;
      writeAsTyped(field, next);
      shapes.note(field);
    });
  };

  const onChange = (event: Event) => {
    const field = event.isTrusted && fieldOf(event);
    if (field && isAutofilled(field)) filled.add(field);
    const shape = field && !isForeign(field) && shapeFor(field, true);
    const given = field ? field.value : "";
    const next = shape && reshape({ value: given, caret: given.length }, shape);
    if (!next) return;
    writeValue(field, next.value);
    shapes.note(field, given);
  };

  document.addEventListener("beforeinput", onBeforeInput, { signal });
  document.addEventListener("input", onInput, { signal });
  // Before the page's own listeners, which read the value.
  document.addEventListener("change", onChange, { capture: true, signal });
  followSources({
    root,
    signal,
    shapes,
    shapeNow: (field) => (isForeign(field) ? null : shapeFor(field, true)),
    isShaped: (field) => mayWrite(field) && shapedAs(root, field) !== null,
  });
}
