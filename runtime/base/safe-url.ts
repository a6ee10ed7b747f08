declare const checked: unique symbol;
/** An address that is safe in `href` or `src`. Only `safeLink`, `safeImage` and `safeFile` create one. */
export type SafeUrl = string & { readonly [checked]: "url" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
const dropped = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

/**
 * Checks a link address from the server: only http(s) addresses of the same host pass. Any other gives `null`, and the
 * caller shows plain text instead of a dead link (bar S9).
 * @param base resolves relative addresses; default: the document's base address
 */
export function safeLink(address: unknown, base: string = document.baseURI): SafeUrl | null {
  const url = parse(address, base);
  return url && url.host === new URL(base).host ? (url.href as SafeUrl) : null;
}

/** Checks the address of an image: http(s) from any host, because shops keep images on content hosts. */
export function safeImage(address: unknown, base: string = document.baseURI): SafeUrl | null {
  const url = parse(address, base);
  return url ? (url.href as SafeUrl) : null;
}

/** Checks the address of a document to open: http(s) from any host, because shops keep documents with their images. */
export const safeFile = safeImage;

function parse(address: unknown, base: string): URL | null {
  if (typeof address !== "string" || address.replace(dropped, "") === "") return null;
  try {
    const url = new URL(address, base);
    if (url.protocol === "http:") url.protocol = new URL(base).protocol; // upgraded to https on a secure page
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}
