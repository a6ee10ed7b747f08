/** Parses and serialises JSON as pages and servers really send it; `values.ts` checks the parsed values. */

/**
 * Parses JSON, with or without a byte-order mark. Returns `undefined` for missing text and for invalid JSON. Never
 * throws.
 */
export function parseJson(text: string | null | undefined): unknown {
  if (!text) return undefined; // read often on pages without a configuration: an exception costs time
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

/**
 * Serialises JSON without calling the `toJSON` methods that old libraries add to built-in prototypes. With
 * Prototype.js 1.6 `JSON.stringify([1])` returns a string within a string (bar R46).
 * @param value strings, numbers, booleans, `null`, and arrays and objects of them; `undefined` becomes `null` in an
 *   array and is omitted from an object
 */
export function encodeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => encodeJson(item ?? null)).join()}]`;
  if (typeof value === "object" && value) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${encodeJson(item)}`).join()}}`;
  }
  return JSON.stringify(value) ?? "null"; // `JSON.stringify` never calls toJSON for strings, numbers, booleans and null
}
