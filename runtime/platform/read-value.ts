/** Small readers for the platform's loosely typed values. Each takes anything and gives what it says. */

import { decodeText } from "../shop/decode-text";
import { isBag } from "./json";

/** A text; numbers are written out, anything else is empty. Character references are decoded once (ruling 11). */
export function text(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? decodeText(value) : "";
}

/** An address, for a checker to look at: a text, decoded once; null for anything else. */
export const address = (value: unknown): string | null =>
  typeof value === "string" ? decodeText(value) : null;

/** A finite number from a number or a text (`"12,50"` too), or null. */
export function number(value: unknown): number | null {
  if (typeof value !== "number" && (typeof value !== "string" || !/\d/.test(value))) return null;
  const read = typeof value === "number" ? value : Number(value.replace(/[\s\u00a0]/g, "").replace(",", "."));
  return Number.isFinite(read) ? read : null;
}

/** Follows own keys into an object: `dig(answer, "response", "basket")`; undefined where the path ends. */
export function dig(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) found = isBag(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

/** The entries of a list; platforms write lists as objects with numbers for keys, too. */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isBag(value) ? Object.values(value) : [];
