/** Cookies by the platform's rules (spec §7 cookies, contract B j, bar S18). Nothing here throws. */
const LARGEST = 4_096;
const DAY_MS = 86_400_000;

/** The value of a cookie by its exact name; raw text where it was not percent-encoded; null when absent. */
export function getCookie(name: string): string | null {
  let value: string | null = null;
  try {
    const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
    value = pair?.slice(name.length + 1) ?? null;
    return value && decodeURIComponent(value);
  } catch {
    return value; // what the platform writes raw, a lone `%` included; nothing in a sandboxed document
  }
}

/**
 * Writes a cookie with path `/`.
 * @param days lifetime; a session cookie when absent, a deletion when negative
 * @returns whether the browser kept it
 */
export function setCookie(name: string, value: string, days?: number): boolean {
  try {
    const pair = `${name}=${encodeURIComponent(value)}`;
    if (pair.length > LARGEST || !/^[\w!#$%&'*.^`|~+-]+$/.test(name)) return false;
    const expires =
      days === undefined ? "" : `; expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`;
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is newer than our floor, and asynchronous
    document.cookie = `${pair}${expires}; path=/; SameSite=Lax${secure}`;
  } catch {
    return false; // a sandboxed document, or a half of a surrogate pair, which nothing can encode
  }
  return getCookie(name) === value;
}

export const removeCookie = (name: string): void => void setCookie(name, "", -1);
