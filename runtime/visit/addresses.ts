/** Where a visit leads, and where the browser goes in its place. */

const withoutHash = (address: string) => address.split("#")[0];

/** Whether an address is a place on the page that the address bar says. */
export const isHere = (address: string): boolean => withoutHash(address) === withoutHash(location.href);

/** Has the browser go there. Also where the address bar says it already: then assigning a hash would only scroll. */
export const goTo = (url: URL): void =>
  url.hash && isHere(url.href) ? location.reload() : location.assign(url);

/**
 * Where a visit may lead: within the shop. What is elsewhere is the browser's; what would run here is nobody's.
 * @param refused told of an address that is none, or not of the shop
 * @returns null where there is nothing to visit; the browser goes there if it can
 */
export function visitable(address: string | URL, refused: () => void): URL | null {
  let url: URL | undefined;
  try {
    url = new URL(address, document.baseURI);
  } catch {
    // no address at all
  }
  const isOurs = url?.origin === location.origin && /^http/.test(url.protocol);
  if (!isOurs) refused();
  if (url && isOurs && (!url.hash || url.href === location.href || !isHere(url.href))) return url;
  if (url && /^https?:$/.test(url.protocol)) location.assign(url);
  return null;
}
