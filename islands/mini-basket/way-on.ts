import { type SafeUrl, safeLink } from "../../runtime/base/safe-url";

/** Where shopping goes on, in the order of preference: the page's category, any category, the home page. */
const PLACES = [".breadcrumbs a[href]", "a.nav-link[href]", "#logo a[href]"];

export interface WayOn {
  readonly url: SafeUrl;
  /** The server's name of the place; the shop's logo has its alternative text. */
  readonly name: string;
}

/** The nearest place to go on shopping that the server's page links to; `null` when it links to none. */
export function wayOn(): WayOn | null {
  for (const selector of PLACES) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    // The last breadcrumb is the nearest category; the first category is the most important one.
    if (selector === PLACES[0]) links.reverse();
    for (const link of links) {
      const url = link.pathname === location.pathname ? null : safeLink(link.href);
      const name = link.textContent?.trim() || link.querySelector("img")?.alt;
      if (url && name) return { url, name };
    }
  }
  return null;
}
