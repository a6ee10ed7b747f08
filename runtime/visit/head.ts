/** Copies title, language, metadata, stylesheets and page-type classes from the fetched page. */

import { withDeadline } from "../base/deadline";

/** Milliseconds after which the page is shown without the new stylesheets. */
const STYLE_MS = 3_000;

const metadata = "meta[name=description], link[rel=canonical], link[hreflang]";
const HEADING = "h1, h2, h3, h4, h5, h6, [role=heading]";

/** The first `h1` in these sections, because filters with other headings may precede it; else the first heading. */
export const headingIn = (
  sections: readonly Element[],
  isWanted: (heading: Element) => boolean = () => true,
): HTMLElement | null => {
  for (const selector of ["h1", HEADING])
    for (const section of sections)
      for (const heading of [section, ...section.querySelectorAll(selector)])
        if (heading.matches(selector) && isWanted(heading)) return heading as HTMLElement;
  return null;
};

/** The new title. A page rendered in parts has no title, so its heading replaces the old heading in the old title. */
export function titleOf(page: Document, incoming: readonly Element[], current: readonly Element[]): string {
  const heading = (all: readonly Element[]) => headingIn(all)?.textContent?.trim() ?? "";
  const now = heading(incoming);
  const before = heading(current);
  return page.title || (before && now ? document.title.replace(before, () => now) : now) || document.title;
}

export function takeHead(page: Document, title: string): void {
  document.title = title;
  takePageType(page);
  const { documentElement: root } = document;
  const { lang, dir, classList } = page.documentElement;
  if (!lang) return; // a page rendered in parts
  root.lang = lang;
  if (dir) root.dir = dir;
  else root.removeAttribute("dir");
  for (const name of ["order_process", "--place-order-page", "--net", "--gross"])
    root.classList.toggle(name, classList.contains(name));
  for (const old of document.head.querySelectorAll(metadata)) old.replaceWith();
  for (const one of page.head.querySelectorAll(metadata)) document.head.append(document.adoptNode(one));
}

function takePageType(page: Document): void {
  const marks = (root: Document) => root.getElementById("container")?.classList ?? [];
  const types = [...marks(page)].filter((name) => name.endsWith("_page"));
  const own = document.getElementById("container")?.classList;
  if (!own || !types.length) return;
  own.remove(...[...own].filter((name) => name.endsWith("_page")));
  own.add(...types);
}

/**
 * Adds the stylesheets that this page lacks, and waits at most 3 s for them.
 * @param base base URL of their addresses
 * @param signal removes them at once, because a newer visit compares its stylesheets with the page's
 * @returns a function that removes them. It is also the signal's listener, until the caller removes it
 */
export async function addStylesheets(
  page: Document,
  base: URL,
  nonce: string,
  signal: AbortSignal,
): Promise<() => void> {
  const sheets = "link[rel~=stylesheet]:not([rel~=alternate])";
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>(sheets)].map(({ href }) => href));
  const added: HTMLLinkElement[] = [];
  const loads: Promise<unknown>[] = [];
  for (const sheet of page.head.querySelectorAll<HTMLLinkElement>(sheets)) {
    const address = addressOf(sheet, base);
    if (!address || known.has(address)) continue;
    const link = document.importNode(sheet);
    link.href = address;
    if (link.nonce) link.nonce = nonce; // browsers honour only the first page's nonce (bar C2)
    // Not by the properties, which would replace the page's own `onload`.
    loads.push(
      new Promise((resolve) => {
        for (const type of ["load", "error"]) link.addEventListener(type, resolve);
      }),
    );
    added.push(link);
  }
  const remove = () => {
    for (const link of added) link.replaceWith();
  };
  signal.addEventListener("abort", remove);
  document.head.append(...added);
  if (added.length) await withDeadline(Promise.all(loads), STYLE_MS);
  return remove;
}

/** `null` for an address that no browser loads as a stylesheet: the page is shown without it. */
function addressOf(sheet: HTMLLinkElement, base: URL): string | null {
  try {
    const { protocol, href } = new URL(sheet.getAttribute("href") ?? "", base);
    return /^(https?|data):$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
