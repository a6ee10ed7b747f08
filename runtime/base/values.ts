/**
 * Reads values from untrusted sources: server answers, the page's globals, attributes, cookies, storage, props. Every
 * reader accepts any value and never throws. Only own keys count (bar S14).
 */

import { decodeText } from "./decode-text";

/** An object with unknown properties. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether the value is an object with named properties. Arrays, functions and DOM nodes are not (bar S15). */
export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Node);

/** The value itself when it is a plain object, else an empty object. */
export const asObject = (value: unknown): PlainObject => (isPlainObject(value) ? value : {});

/**
 * Follows own keys into objects: `getPath(answer, "response", "basket")`, `getPath(window, "app_shop", "vars")`.
 * @returns `undefined` when the path ends early, leads into an array, or meets a property that throws
 */
export function getPath(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  try {
    for (const key of path)
      found = isPlainObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
  } catch {
    return undefined; // a getter of the page threw
  }
}

/**
 * The entries of an array, or of an object, because platforms write arrays as objects with numeric keys. Any other
 * value gives an empty array.
 */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isPlainObject(value) ? Object.values(value) : [];

/** The strings in an array, unchanged. Skips other entries; any other value gives an empty array. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/**
 * A string, not decoded: for texts of our own and for sources without character references. `null` for any other
 * value.
 */
export const plain = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * A text from the server. Decodes character references once (ruling 11) and keeps tags as literal text. Numbers become
 * strings; any other value gives an empty string.
 */
export const text = (value: unknown): string =>
  typeof value === "number" ? String(value) : (address(value) ?? "");

/**
 * An address that `safeLink` or `safeImage` still has to check: a string, decoded once; `null` for any other value.
 */
export const address = (value: unknown): string | null =>
  typeof value === "string" ? decodeText(value) : null;

/** A finite number, from a number or a numeric string (`"12,50"`, `"1 234.5"`); `null` for any other value. */
export function number(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || !/\d/.test(value))) return null;
  const read = typeof value === "number" ? value : Number(value.replace(/[\s\u00a0]/g, "").replace(",", "."));
  return Number.isFinite(read) ? read : null;
}

/**
 * A boolean as templates write it: `false`, 0 and their strings are false, any other string or number is true. An
 * empty string, `null` and objects give `undefined`.
 */
export function truth(value: unknown): boolean | undefined {
  if (typeof value !== "string") return /boolean|number/.test(typeof value) ? !!value : undefined;
  const trimmed = value.trim();
  return trimmed ? trimmed !== "false" && trimmed !== "0" : undefined;
}

/** Whether `truth` reads the value as true. */
export const isTruthyText = (value: unknown): boolean => truth(value) === true;

/** The first value of the fallback's type (string, number or boolean), else the fallback. */
export const firstLike = <Value extends string | number | boolean>(
  fallback: Value,
  ...values: unknown[]
): Value => (values.find((value) => typeof value === typeof fallback) as Value | undefined) ?? fallback;

/** The first value that is in the list of words, else the first word. */
export const firstOf = <Word extends string>(words: readonly [Word, ...Word[]], ...values: unknown[]): Word =>
  (values.find((value) => words.includes(value as Word)) as Word | undefined) ?? words[0];
