/** Reads and writes cookies by the platform's rules; no function here throws (contract B j, bar S18). */

/** Browsers reject a larger cookie. */
const LARGEST = 4_096;
const DAY_MS = 86_400_000;

/**
 * Returns the cookie with this exact name, decoded, or `null` when it is absent. A value with invalid percent-encoding
 * is returned raw.
 */
export function getCookie(name: string): string | null {
  let value: string | null = null;
  try {
    const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
    value = pair?.slice(name.length + 1) ?? null;
    return value && decodeURIComponent(value);
  } catch {
    return value; // raw: the platform also writes values with a lone `%`; `null` in a sandboxed document
  }
}

/**
 * Writes a cookie with path `/`.
 * @param days lifetime; absent = a session cookie, negative = deletes the cookie
 * @returns whether the browser stored it
 */
export function setCookie(name: string, value: string, days?: number): boolean {
  try {
    const pair = `${name}=${encodeURIComponent(value)}`;
    if (pair.length > LARGEST || !/^[\w!#$%&'*.^`|~+-]+$/.test(name)) return false;
    const expires =
      days === undefined ? "" : `; expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`;
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and missing in the oldest supported browsers
    document.cookie = `${pair}${expires}; path=/; SameSite=Lax${secure}`;
  } catch {
    return false; // a sandboxed document, or a lone surrogate, which cannot be encoded
  }
  return getCookie(name) === value;
}

export const removeCookie = (name: string): void => void setCookie(name, "", -1);
