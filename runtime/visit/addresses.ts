/** Decides which addresses can be visited in place, and navigates to all others. */

const withoutHash = (address: string) => address.split("#")[0];

/** Whether two addresses lead to the same page, ignoring hashes. */
export const isSamePage = (one: string, other: string): boolean => withoutHash(one) === withoutHash(other);

/** Whether an address leads to the page in the address bar, ignoring hashes. */
export const isHere = (address: string): boolean => isSamePage(address, location.href);

/** Navigates. A hash on the page in the address bar needs a reload, because `assign` would only scroll. */
export const goTo = (url: URL): void =>
  url.hash && isHere(url.href) ? location.reload() : location.assign(url);

/**
 * Admits addresses within the shop. The browser navigates to other http(s) addresses, and to hashes on this page. All
 * others, such as `javascript:`, are ignored.
 * @param refused called for an invalid address, or an address outside the shop
 * @returns `null` when there is nothing to visit
 */
export function visitable(address: string | URL, refused: () => void): URL | null {
  let url: URL | undefined;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    // not a URL
  }
  const isOurs = url?.origin === location.origin && /^http/.test(url.protocol);
  if (!isOurs) refused();
  if (url && isOurs && (!url.hash || url.href === location.href || !isHere(url.href))) return url;
  if (url && /^https?:$/.test(url.protocol)) location.assign(url);
  return null;
}
