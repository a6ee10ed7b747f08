/**
 * Opens pages of the fixture shop with an empty cache and without interaction, and lists the built files that each
 * requested.
 */
import type { Browser } from "playwright";
import { type Shop, startShop } from "../../fixtures/shop";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1366, height: 900 };

export interface LoadedPage {
  readonly name: string;
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

/**
 * A page is idle after this many milliseconds without a request. It is longer than any idle callback of the script
 * waits.
 */
const REST_MS = 2_000;
const POLL_MS = 100;
const FOLDER = "/wyspa/";

/**
 * @returns paths inside `dist/`, each once, for every page in order. Files that are only prefetched are left out,
 * because the page neither waits for them nor runs them.
 */
export async function filesOfPages(browser: Browser, pages: readonly LoadedPage[]): Promise<string[][]> {
  const shop = await startShop();
  try {
    const files: string[][] = [];
    for (const page of pages) files.push(await filesOf(browser, shop, page));
    return files;
  } finally {
    await shop.close();
  }
}

async function filesOf(browser: Browser, shop: Shop, { path, viewport }: LoadedPage): Promise<string[]> {
  shop.reset();
  const isPhone = viewport === phone;
  const context = await browser.newContext({ viewport, isMobile: isPhone, hasTouch: isPhone });
  try {
    const page = await context.newPage();
    const files = new Set<string>();
    let last = performance.now();
    page.on("request", (request) => {
      last = performance.now();
      const headers = request.headers();
      const isPrefetch = /prefetch/.test(headers["sec-purpose"] ?? headers.purpose ?? "");
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(FOLDER) && !isPrefetch) files.add(pathname.slice(FOLDER.length));
    });
    await page.goto(new URL(path, shop.url).href, { waitUntil: "load" });
    while (performance.now() - last < REST_MS) await page.waitForTimeout(POLL_MS);
    return [...files];
  } finally {
    await context.close();
  }
}
