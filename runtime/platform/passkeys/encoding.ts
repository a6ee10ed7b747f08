/**
 * The platform's way of writing binary values (contract B e): a string from `=?BINARY?B?` to `?=` with standard base64
 * in between. What the browser takes and gives is written in base64url by the package; here the one becomes the other.
 */
import { isBag } from "../../base/values";

const WRAPPED = /^=\?BINARY\?B\?([\s\S]*)\?=$/;

/**
 * Gives options as the package takes them: binaries in base64url, wherever they stand, and nothing that is null.
 * @throws where what is wrapped is no base64 in its one right spelling
 */
export function unwrap(value: unknown): unknown {
  if (typeof value === "string") {
    const [, inner] = WRAPPED.exec(value) ?? [];
    return inner === undefined ? value : toBase64Url(inner);
  }
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isBag(value)) return value;
  const kept = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(kept.map(([key, part]) => [key, unwrap(part)]));
}

function toBase64Url(base64: string): string {
  // What decodes and gives the same text again has no blanks, no missing padding and no stray bits.
  if (btoa(atob(base64)) !== base64) throw new TypeError("no base64");
  return base64.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** Standard base64 of a binary that the package gave; null for what is absent. */
export function toBase64(base64Url: string | null | undefined): string | null {
  if (base64Url == null) return null;
  const plain = base64Url.replace(/-/g, "+").replace(/_/g, "/");
  return plain + "=".repeat(-plain.length & 3);
}
