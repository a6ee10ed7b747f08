/** Reads the addresses of the server's endpoints in the configuration, and completes them. */

/**
 * Whether the value is a path of the shop (`/ajax/get.php`) or an http(s) address. Relative paths are refused, because
 * they lead to another address on each page.
 */
export const isEndpoint = (value: unknown): value is string =>
  typeof value === "string" && /^(https?:\/\/|\/)[^/\\]/i.test(value);

/** The first value that is the address of an endpoint, else the fallback. */
export const firstEndpoint = (fallback: string, ...values: readonly unknown[]): string =>
  values.find(isEndpoint) ?? fallback;

/** Adds a query (`?query=basket`, or an empty one) to an address that may already have a query. */
export const withQuery = (endpoint: string, query: string): string =>
  endpoint + (endpoint.includes("?") ? query.replace("?", "&") : query);

/** The address of a file in the folder of get.php: `projector.php?product=7`. */
export const besideAjax = (ajaxUrl: string, file: string): string => {
  const { href, origin } = new URL(file, new URL(ajaxUrl, location.href));
  return origin === location.origin ? href.slice(origin.length) : href;
};
