/**
 * Sets up browser tests: one browser per worker, a fixture shop, and pages that record errors, requests and
 * announcements.
 */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Shop, type ShopOptions, startShop } from "../../fixtures/shop";
import { launchSwitches } from "../tools/launch-switches";

/** In vitest's project `policy`, every page has the strict policy, and any violation of it fails the test. */
export const underPolicy = process.env.WYSPA_CSP === "strict";

/** Keeps the back-forward cache, which playwright disables. */
export const launchOptions = {
  args: launchSwitches,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};

export const phone = { width: 390, height: 844 };
export const tablet = { width: 800, height: 1100 };
export const desktop = { width: 1366, height: 900 };
/** Rows for `test.each`. */
export const phoneAndDesktop = [
  ["a phone", phone],
  ["a desktop", desktop],
] as const;
/** The options of a context whose pages are touched. */
export const touchScreen = { hasTouch: true, isMobile: true };

/**
 * Waits before a test asserts that nothing has happened. Tests poll for outcomes instead, because no fixed time is long
 * enough on a slow machine.
 */
export const quietFor = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

/** Pauses between two actions for as long as a person would. Tests do not rely on an outcome at its end. */
export const handPause = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms);

/** Waits for two frames: the listeners of the last input or scroll have run, and their changes are painted. */
export const rendered = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls at once, and waits until the page has heard it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await rendered(page);
}

export interface VisitOptions {
  readonly viewport?: { width: number; height: number };
  /** Path and query on the fixture shop. */
  readonly path?: string;
  /** Origin of another server than the fixture shop, such as one that a test starts. */
  readonly origin?: string;
  readonly context?: Parameters<Browser["newContext"]>[0];
  /** Called with the blank page before it loads `path`. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Does not wait for `wyspa.ready`. */
  readonly bare?: boolean;
  /** Uses the full browser: the faster headless shell lacks features such as the back-forward cache. */
  readonly inWholeBrowser?: boolean;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Texts that the live regions announced, in order. */
  said(): Promise<string[]>;
  /** Uncaught errors and unhandled rejections. */
  readonly errors: Error[];
  /** Console warnings and errors, without the browser's own lines about network and GPU. */
  readonly console: string[];
  /** Paths of all requests, in order. */
  readonly requests: string[];
  /** The host's `data-island-status`. */
  status(selector: string): Promise<string | null>;
  /** Waits until the host's island is mounted. */
  ready(selector: string, name?: string): Promise<void>;
}

/** The page has neither thrown nor printed a warning. */
export function expectNoErrors({ errors, console: lines }: Pick<Visit, "errors" | "console">): void {
  expect([errors.map(String), lines]).toEqual([[], []]);
}

export interface Bench {
  readonly shop: Shop;
  /** Opens a page in a browser context of its own. */
  visit(options?: VisitOptions): Promise<Visit>;
  readonly browser: Browser;
}

/** The worker's browsers by executable path. All its test files share them; each visit has its own context. */
const launched = new Map<string, Promise<Browser>>();
async function launch(executablePath = process.env.WYSPA_BROWSER ?? ""): Promise<Browser> {
  const launching =
    launched.get(executablePath) ??
    chromium.launch({ ...launchOptions, ...(executablePath && { executablePath }) });
  launched.set(executablePath, launching);
  const browser = await launching;
  if (browser.isConnected()) return browser;
  launched.delete(executablePath);
  return launch(executablePath);
}

/** Sets up a browser and a shop for a file's tests. The shop is reset before each test. */
export function bench(options: ShopOptions = {}): Bench {
  const held: { shop?: Shop; browser?: Browser } = {};
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    held.browser = await launch(process.env.WYSPA_HEADLESS_SHELL);
    held.shop = await startShop(options);
  });
  const violations: string[] = [];
  beforeEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    held.shop?.reset(); // after closing the last test's pages, which may still send requests
    if (held.shop && underPolicy) held.shop.config.policy = "strict";
    violations.length = 0;
  });
  afterEach(() => {
    if (underPolicy) expect(violations).toEqual([]);
  });
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await held.shop?.close();
  });

  const need = <Key extends keyof typeof held>(key: Key) => {
    const value = held[key];
    if (!value) throw new Error(`${key} is not there yet`);
    return value as NonNullable<(typeof held)[Key]>;
  };
  return {
    get shop() {
      return need("shop");
    },
    get browser() {
      return need("browser");
    },
    async visit(options = {}) {
      const browser = options.inWholeBrowser ? await launch() : need("browser");
      return openVisit(browser, need("shop").url, options, async (context) => {
        contexts.push(context);
        if (underPolicy) await watchPolicy(context, (found) => violations.push(found));
      });
    },
  };
}

/** Opens a page in a new context, and records what it does. @param take receives the context before its first page */
export async function openVisit(
  browser: Browser,
  shop: string,
  options: VisitOptions,
  take: (context: BrowserContext) => unknown,
): Promise<Visit> {
  const { viewport = desktop, path = "/", origin = shop, context: own, before, bare = false } = options;
  const context = await browser.newContext({ viewport, screen: viewport, ...own });
  await take(context);
  const page = await context.newPage();
  const visit = observe(page, context);
  await page.addInitScript(recordAnnouncements);
  await page.addInitScript(recordParsedFrame);
  await before?.(page);
  await page.goto(origin + path);
  if (!bare)
    await page.evaluate(() => (window as unknown as { wyspa?: { ready: Promise<void> } }).wyspa?.ready);
  return visit;
}

function observe(page: Page, context: BrowserContext): Visit {
  const errors: Error[] = [];
  const lines: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => errors.push(error));
  page.on("console", (message) => {
    if (!/warning|error/.test(message.type())) return;
    // The browser logs these lines itself, about the network and about a machine without a GPU.
    if (!/Failed to load resource|net::ERR|GL Driver Message/.test(message.text()))
      lines.push(message.text());
  });
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const status = (selector: string) => page.locator(selector).first().getAttribute("data-island-status");
  return {
    page,
    context,
    errors,
    console: lines,
    requests,
    said: () => page.evaluate(() => (window as unknown as { __said: string[] }).__said.slice()),
    status,
    async ready(selector, name) {
      await expect
        .poll(() => status(selector), { timeout: 15_000 })
        .toMatch(name ? new RegExp(`(^|[ ])(${name}:)?ready`) : /ready/);
    },
  };
}

/**
 * Reports every violation of the strict policy on any page. Violations of other policies are ignored, such as those
 * that a test sets.
 */
async function watchPolicy(context: BrowserContext, tell: (found: string) => unknown): Promise<void> {
  await context.exposeFunction("__violated", tell);
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, originalPolicy } = violation;
      if (!originalPolicy.includes("trusted-types wyspa-html wyspa-script")) return;
      const found = `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
      Reflect.get(window, "__violated")(`${found} on ${location.pathname}`);
    }),
  );
}

/** Runs in the page: records the text of each node added to a live region. */
function recordAnnouncements(): void {
  const said: string[] = [];
  Object.assign(window, { __said: said });
  const watch = () =>
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        // Calls the prototype's method, because the element may be a form with a field of that name.
        const regions = "[aria-live], [role=status], [role=alert]";
        const region = element && Element.prototype.closest.call(element, regions);
        if (!region || region.getAttribute("aria-live") === "off") continue;
        for (const node of addedNodes) if (node.textContent?.trim()) said.push(node.textContent.trim());
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  watch();
}

/** Runs in the page: records when the first frame after parsing has ended, for `shifts.ts`. */
function recordParsedFrame(): void {
  // Keeps the native functions, because the page or a test may replace them later.
  const frame = requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  const record = () => Object.assign(window, { __parsedFrame: now() });
  document.addEventListener("readystatechange", () => frame(() => frame(record)), { once: true });
}
