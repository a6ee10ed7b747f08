/**
 * Converts between the platform's encoding of binary values, `=?BINARY?B?<standard base64>?=` (contract B e), and the
 * base64url of the WebAuthn package.
 */
import { isPlainObject } from "../../base/values";

const WRAPPED = /^=\?BINARY\?B\?([\s\S]*)\?=$/;

/**
 * Converts options for the package: binaries at any depth become base64url, and `null` properties are removed.
 * @throws when a wrapped value is not canonical base64
 */
export function unwrap(value: unknown): unknown {
  if (typeof value === "string") {
    const [, inner] = WRAPPED.exec(value) ?? [];
    return inner === undefined ? value : toBase64Url(inner);
  }
  if (Array.isArray(value)) return value.map(unwrap);
  if (!isPlainObject(value)) return value;
  const kept = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(kept.map(([key, part]) => [key, unwrap(part)]));
}

function toBase64Url(base64: string): string {
  // The round trip rejects blanks, missing padding and stray bits.
  if (btoa(atob(base64)) !== base64) throw new TypeError("The text is not base64.");
  return base64.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** Standard base64 of a binary from the package; `null` for a missing one. */
export function toBase64(base64Url: string | null | undefined): string | null {
  if (base64Url == null) return null;
  const plain = base64Url.replace(/-/g, "+").replace(/_/g, "/");
  return plain + "=".repeat(-plain.length & 3);
}
