/** Decides which fetched pages may be shown in place (bar S11). Anything unusual becomes a full navigation. */
import type { FetchedPage } from "../platform/fetch-page";
import { VisitFault } from "./fault";
import type { VisitNeeds } from "./needs";

/** The parameter that makes the platform render only parts of a page (contract A 0.1). */
const PARTS = "set_render";

/** Adds the parameter to the address to fetch; the address bar never shows it. */
export function withParts(url: URL, parts: readonly string[] = []): URL {
  const address = new URL(url);
  if (!parts.length) return address;
  const part = `${PARTS}=${encodeURIComponent(`${parts}`)}`;
  // Changing `searchParams` would write the whole query anew.
  if (address.searchParams.has(PARTS)) address.searchParams.set(PARTS, `${parts}`);
  else address.search += address.search ? `&${part}` : part;
  return address;
}

/** This endpoint changes settings and redirects; visiting it again would change them again. */
const SETTINGS = /\/settings\.(php|html)$/;

/** The address for the address bar: the requested one, or the target of a redirect within the shop. */
export function shownAddress(asked: URL, sent: URL, final: URL): URL {
  if (SETTINGS.test(final.pathname)) return new URL(location.href);
  if (final.href === sent.href.split("#")[0]) return asked;
  const shown = new URL(final);
  shown.searchParams.delete(PARTS);
  shown.hash = asked.hash;
  return shown;
}

/** @throws VisitFault when the page must not be shown in this one */
export function canVisit(
  page: Document,
  { markup, url }: FetchedPage,
  sent: URL,
  { script, version }: Pick<VisitNeeds, "script" | "version">,
): void {
  if (/<html[\s>]/i.test(markup) && !/<\/html/i.test(markup)) throw new VisitFault("truncated");
  const isLogin = page.querySelector("#container.login_page") || /\/(login|signin)\b/.test(url.pathname);
  if (isLogin && url.pathname !== sent.pathname) throw new VisitFault("login");
  const own = script.tag?.src.split("?")[0]?.split("/").pop();
  for (const tag of page.querySelectorAll("script[src]")) {
    // `tag.src` in an inert document would resolve against this page.
    const src = new URL(tag.getAttribute("src") ?? "", url);
    const itsVersion = tag.getAttribute("data-wyspa-version") ?? version;
    if (src.pathname.split("/").pop() === own && (src.href !== script.tag?.src || itsVersion !== version))
      throw new VisitFault("build");
  }
}
