/** Shared by tests of visits: a page of the fixtures, and a record of what it did. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Bench, Visit, VisitOptions } from "../support";

export interface Visiting extends Visit {
  /** Addresses that the browser itself navigated to, without the first. */
  readonly navigations: string[];
  /** Paths and queries that visits fetched. */
  readonly fetched: string[];
  /** Clicks a link of the page's own row of links. */
  follow(name: string): Promise<void>;
  /** Waits until a page is shown: its heading, title and address. */
  stands(name: string): Promise<void>;
  /** Whether the document is still the one that was opened. */
  isSame(): Promise<boolean>;
}

export const heading = (name: string) => `Strona ${name.toUpperCase()}`;

/** Opens a page and waits until the runtime follows its links. */
export async function openPage(b: Bench, path: string, options: VisitOptions = {}): Promise<Visiting> {
  const navigations: string[] = [];
  const fetched: string[] = [];
  const visit = await b.visit({
    ...options,
    path,
    async before(page) {
      page.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        if (request.isNavigationRequest()) navigations.push(pathname + search);
        if (request.resourceType() === "fetch" && /text\/html/.test(request.headers().accept ?? ""))
          fetched.push(pathname + search);
      });
      await options.before?.(page);
    },
  });
  navigations.length = 0;
  const { page } = visit;
  await isFollowing(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return {
    ...visit,
    navigations,
    fetched,
    follow: (name) => page.locator(".visits__links").getByRole("link", { name, exact: true }).click(),
    async stands(name) {
      await page.locator("h1", { hasText: new RegExp(`^${heading(name)}$`) }).waitFor({ timeout: 10_000 });
      await expect.poll(() => page.title()).toBe(`${heading(name)} | Sklep Wydma`);
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/visits/${name}`);
    },
    isSame: () => page.evaluate(() => "sameDocument" in window),
  };
}

/** The runtime follows links once the page is idle. The test for that: cancelling a visit also cancels the click. */
export async function isFollowing(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const no = (event: Event) => {
        event.preventDefault();
        Object.assign(window, { wasRefused: true });
      };
      const link = document.createElement("a");
      link.href = "/visits/probe";
      link.setAttribute("data-visit", "");
      document.addEventListener("wyspa:before-visit", no, { once: true });
      let isTaken = false;
      const last = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      document.body.append(link);
      // On a page without visit links, the runtime starts to follow them when a pointer enters one.
      link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      // Added during the press, behind the guard's own last listener.
      const behindAll = () => addEventListener("click", last, { once: true });
      document.addEventListener("click", behindAll, { capture: true, once: true });
      link.click();
      link.remove();
      if (!isTaken) document.removeEventListener("wyspa:before-visit", no);
      return isTaken;
    },
    null,
    { polling: 100 },
  );
  await page.waitForFunction(() => "wasRefused" in window); // the visit engine is loaded
}

export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active?.id || active?.getAttribute("name") || active?.localName || "";
  });

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
