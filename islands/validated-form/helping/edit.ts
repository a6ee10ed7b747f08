/**
 * Computes what a keystroke makes of a field whose text has a shape, and where the caret is then. The caret keeps its place
 * among the characters that count. A deletion removes a separator together with the digit behind it.
 *
 * - `00-95|` + `0` → `00-950|`: the browser's own insertion is right
 * - `500|` + `6` → `500 6|`: the separator comes with the digit that needs it
 * - `00-|950`, Backspace → `0|9-50`
 */

import { withPlainSigns } from "../../../runtime/base/typed-text";

/** A field's text with the caret. */
export interface Written {
  readonly value: string;
  readonly caret: number;
}

/** The text in its shape; `null` = it stays as it was typed. */
export type Formatter = (text: string) => string | null;

/** What the browser is about to do to a field. */
export interface Change {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "insert" | "delete-before" | "delete-after";
  readonly text: string;
}

const SEPARATOR = /[\s()./-]|\p{Cf}/u;
const isSeparator = (character: string | undefined) =>
  !!character && SEPARATOR.test(withPlainSigns(character));
const weight = (text: string) => [...text].filter((character) => !isSeparator(character)).length;

/** Shapes a text, and keeps the caret behind the same characters. `null` = nothing changes. */
export function reshape({ value, caret }: Written, shape: Formatter): Written | null {
  const shaped = shape(value);
  if (shaped === null || shaped === value) return null;
  if (caret >= value.length) return { value: shaped, caret: shaped.length };
  const before = weight(value.slice(0, caret));
  let at = 0;
  for (let passed = 0; passed < before && at < shaped.length; at++) if (!isSeparator(shaped[at])) passed += 1;
  return { value: shaped, caret: at };
}

/** @returns the text after the change; `null` when the browser's own change is right */
export function changed(change: Change, shape: Formatter): Written | null {
  const native = applied(change);
  // A typed separator stays until the next digit: shoppers type the format as they know it.
  if (change.kind === "insert" && isSeparator(change.text) && change.text.length === 1) return null;
  const wide = applied(overSeparators(change, shape));
  const next = reshape(wide, shape) ?? wide;
  return next.value === native.value && next.caret === native.caret ? null : next;
}

function applied({ value, start, end, kind, text }: Change): Written {
  if (kind === "insert")
    return { value: value.slice(0, start) + text + value.slice(end), caret: start + text.length };
  const from = start < end || kind === "delete-after" ? start : Math.max(0, start - 1);
  const to = start < end || kind === "delete-before" ? end : Math.min(value.length, end + 1);
  return { value: value.slice(0, from) + value.slice(to), caret: from };
}

/** Extends the deletion of a separator that the shape would put back. */
function overSeparators(change: Change, shape: Formatter): Change {
  const { value, start, end, kind } = change;
  if (kind === "insert" || start !== end || shape(value) !== value) return change;
  let [from, to] = [start, end];
  if (kind === "delete-before") while (isSeparator(value[from - 1])) from -= 1;
  else while (isSeparator(value[to])) to += 1;
  if (from === start && to === end) return change;
  return kind === "delete-before"
    ? { ...change, start: Math.max(0, from - 1) }
    : { ...change, end: Math.min(value.length, to + 1) };
}
