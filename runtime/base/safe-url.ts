declare const checked: unique symbol;
/** An address that may stand in `href` or `src`. Only `safeLink`, `safeImage` and `safeFile` make one. */
export type SafeUrl = string & { readonly [checked]: "url" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
const dropped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/**
 * Checks the address of a link that the server gave. Same-site http(s) addresses only: another scheme or
 * another host gives null, and the caller shows plain text instead of a dead link (bar S9).
 * @param base what a relative address is relative to; the document's address when absent
 */
export function safeLink(address: unknown, base: string = document.baseURI): SafeUrl | null {
  const url = parse(address, base);
  return url && url.host === new URL(base).host ? (url.href as SafeUrl) : null;
}

/** Checks the address of a picture: http(s) from anywhere, because shops keep pictures on content hosts. */
export function safeImage(address: unknown, base: string = document.baseURI): SafeUrl | null {
  const url = parse(address, base);
  return url ? (url.href as SafeUrl) : null;
}

/** Checks the address of a document to be opened: http(s) from anywhere, as shops keep documents where they keep pictures. */
export const safeFile = safeImage;

function parse(address: unknown, base: string): URL | null {
  if (typeof address !== "string" || address.replace(dropped, "") === "") return null;
  try {
    const url = new URL(address, base);
    if (url.protocol === "http:") url.protocol = new URL(base).protocol; // on a secure page, a secure one
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}
