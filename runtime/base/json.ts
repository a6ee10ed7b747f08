/** JSON, as pages and servers really send it. What was read is looked at by `values.ts`. */

/** Parses JSON, a byte-order mark in front included; undefined for what is none, no text included. Never throws. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text?.replace(/^\ufeff/, "") ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Writes JSON, for request bodies and for storage, immune to `toJSON` methods that old libraries put on built-in
 * prototypes: with Prototype.js 1.6 on the page `JSON.stringify([1])` gives a string in a string (bar R46).
 * @param value texts, numbers, booleans, null, and lists and objects of them; undefined is null in a list, and left
 *   out of an object
 */
export function encodeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item ?? null)).join()}]`;
  if (typeof value === "object" && value) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${encodeJson(item)}`).join()}}`;
  }
  return JSON.stringify(value) ?? "null"; // strings, numbers, booleans and null never consult toJSON
}
