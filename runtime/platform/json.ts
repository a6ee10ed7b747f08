/** JSON and plain objects, as pages and servers really send them. */

export type Bag = Readonly<Record<string, unknown>>;

/** An object with named parts; lists and page elements are none (bar S15). */
export const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Node);

/** The value as an object with named parts; an empty one when it is none. */
export const bag = (value: unknown): Bag => (isBag(value) ? value : {});

/** Parses JSON, a byte-order mark in front included; undefined when it is none. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text?.replace(/^\ufeff/, "") ?? "");
  } catch {
    return undefined;
  }
}

/**
 * JSON for request bodies, immune to `toJSON` methods that old libraries put on built-in prototypes: with
 * Prototype.js 1.6 on the page `JSON.stringify([1])` gives a string in a string (bar R46).
 */
export function encodeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item ?? null)).join()}]`;
  if (typeof value === "object" && value) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${encodeJson(item)}`).join()}}`;
  }
  return JSON.stringify(value) ?? "null"; // strings, numbers, booleans and null never consult toJSON
}
