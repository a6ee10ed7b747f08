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
