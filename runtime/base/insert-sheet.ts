/** The link of a stylesheet, whether Wyspa or the page itself has added it. */
export const findSheet = (file: string): HTMLLinkElement | null =>
  document.querySelector(`link[rel~="stylesheet"]:is([href*="/${file}"], [href^="${file}"])`);

/**
 * Adds a stylesheet before the page's own ones: its single-class rules beat resets and lose to any rule that names the
 * class. Behind our first sheet, an island's sheet refines it. A sheet that cannot be loaded is removed again, so that
 * the next request can insert it anew.
 * @param nonce of our own script tag
 */
export function insertSheet(href: string, nonce: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, nonce });
  // Behind the code that sends what the shopper wants: a browser without HTTP/2 has six connections.
  link.fetchPriority = "low";
  link.onerror = () => link.replaceWith();
  const { head } = document;
  const first = findSheet("wyspa.css");
  const next =
    first?.parentNode === head
      ? first.nextSibling
      : head.querySelector(':scope > link[rel~="stylesheet"], :scope > style');
  head.insertBefore(link, next);
  return link;
}
