/**
 * Values that somebody else has written: answers of the server, globals of the page, attributes, cookies, storage,
 * props. Every reader takes anything and never throws; only own keys count (bar S14). Pure: islands import it, too.
 */

import { decodeText } from "./decode-text";

/** An object whose parts have names, and may be anything. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object with named parts. Lists, functions and page elements are none (bar S15). */
export const isBag = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Node);

/** The value itself where it is an object with named parts, else an empty object. */
export const bag = (value: unknown): PlainObject => (isBag(value) ? value : {});

/**
 * Follows own keys into objects: `dig(answer, "response", "basket")`, `dig(window, "app_shop", "vars")`.
 * @returns undefined where the path ends, leads into a list, or over something that throws when it is looked at
 */
export function getPath(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  try {
    for (const key of path) found = isBag(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
  } catch {
    return undefined; // a getter of the page
  }
}

/** The entries of a list; of an object, too, as platforms write lists with numbers for keys. None of anything else. */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isBag(value) ? Object.values(value) : [];

/** The texts in a list, as they are written; entries that are none are left out, and what is no array has none. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/** A text as it is written, of our own or where nothing escapes: nothing is decoded. Null for anything else. */
export const plain = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * A text of the server. Character references are decoded once (ruling 11), and markup stays what is written. Numbers
 * are written out; anything else is empty.
 */
export const text = (value: unknown): string =>
  typeof value === "number" ? String(value) : (address(value) ?? "");

/** An address, for `safeLink` or `safeImage` to look at: a text, decoded once; null for anything else. */
export const address = (value: unknown): string | null =>
  typeof value === "string" ? decodeText(value) : null;

/** A finite number, from a number or from a text of one (`"12,50"`, `"1 234.5"`); null for anything else. */
export function number(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || !/\d/.test(value))) return null;
  const read = typeof value === "number" ? value : Number(value.replace(/[\s\u00a0]/g, "").replace(",", "."));
  return Number.isFinite(read) ? read : null;
}

/**
 * Yes or no, as templates write it: `false`, 0 and their texts say no, any other text or number says yes. Undefined
 * where nothing is said: an empty text, null, an object.
 */
export function truth(value: unknown): boolean | undefined {
  if (typeof value !== "string") return /boolean|number/.test(typeof value) ? !!value : undefined;
  const said = value.trim();
  return said ? said !== "false" && said !== "0" : undefined;
}

/** Whether the value says yes, as `truth` reads it. */
export const isTruthyText = (value: unknown): boolean => truth(value) === true;

/** The first of the values that has the type of the fallback (a text, a number, yes or no); else the fallback. */
export const firstLike = <Value extends string | number | boolean>(
  fallback: Value,
  ...values: unknown[]
): Value => (values.find((value) => typeof value === typeof fallback) as Value | undefined) ?? fallback;

/** The first of the values that is one of the words; the first word where none is. */
export const firstOf = <Word extends string>(words: readonly [Word, ...Word[]], ...values: unknown[]): Word =>
  (values.find((value) => words.includes(value as Word)) as Word | undefined) ?? words[0];
