/**
 * A release in stages, on the addresses that `npx wyspa deploy` makes. The switch file of the channel selects `next` for
 * a share of the shops. It also switches an island off for one shop, then everything, and all back on.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderEnvelope, startShop } from "../../../fixtures/shop";
import { publish } from "../../../runtime/cli/deploy/channels";
import { prune } from "../../../runtime/cli/deploy/prune";
import { placeOfShop } from "../../../runtime/platform/switches/decide";
import { chunkFiles } from "../built-files";
import { bench, desktop, quietFor } from "../support";
import { type Cdn, NEXT, STABLE, startCdn } from "./cdn";

const b = bench();
let cdn: Cdn;
/** Milliseconds and requests of each stage, for people. */
const figures: Record<string, unknown> = {};
beforeAll(async () => {
  cdn = await startCdn();
});
afterAll(async () => {
  await cdn.close();
  mkdirSync("tests/.results", { recursive: true });
  writeFileSync("tests/.results/staged-release.json", JSON.stringify(figures, null, 2));
});
beforeEach(() => {
  cdn.reset();
  cdn.switches({});
});

const shops = Array.from({ length: 100 }, (_, index) => `shop-${index}.localhost`);
/** The shops of the first tenth, which a rule for 10 % of the shops selects. */
const early = shops.filter((shop) => placeOfShop(shop) < 10);
const [pilot = ""] = early;
const late = shops.find((shop) => placeOfShop(shop) > 50) ?? "";

interface Shopper {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
  /** Opens a page of the shop, and waits until it has settled and its switch file is known. */
  open(options?: { readonly tag?: string; readonly query?: string }): Promise<void>;
  /** The version that runs the page; `undefined` when none does. */
  version(): Promise<string | undefined>;
  /** What the last page requested of the CDN, with the names of chunks. */
  asked(): string[];
  /** Keeps, for people, how long the last page took from its navigation, and what it requested. */
  record(stage: string): void;
  status(selector: string): Promise<string | null>;
}

const defaultTag = () => `<script src="${cdn.url}/stable/wyspa.js"></script>`;
const nameOf = (path: string) => path.replace(/^\/[^/]+\/chunks\/([\w-]+)-\w{5}\.js$/, "$1");

/** A shopper with a browser of their own. */
async function shopper(shop: string, luck?: number): Promise<Shopper> {
  const context: BrowserContext = await b.browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  if (luck !== undefined)
    await page.addInitScript((value) => Object.assign(Math, { random: () => value }), luck);
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (line) => {
    if (line.text().startsWith("Wyspa:")) warnings.push(line.text());
  });
  let from = 0;
  let opened = 0;
  let took = 0;
  return {
    page,
    errors,
    warnings,
    async open({ tag = defaultTag(), query = "" } = {}) {
      from = cdn.requests.length;
      b.shop.page("/staged", (of) =>
        renderEnvelope({
          context: of,
          pageType: "text",
          content: `<h1>Strona</h1><p data-island="own">server</p>
            <script>app_shop.run(() => (window.ran = (window.ran ?? 0) + 1), "all");</script>`,
          scriptTag: tag,
          // Page scripts use our API at once, whichever entry runs the page.
          afterScript: `<script>
            window.wyspa?.define("own", async () => ({ mount: (host) => void (host.textContent = "defined") }), { when: "load" });
            window.wyspa?.ready.then(() => (window.isReady = true));
          </script>`,
        }),
      );
      opened = performance.now();
      await page.goto(`${b.shop.url.replace("localhost", shop)}/staged${query}`);
      await page.evaluate(async () => void (await Reflect.get(window, "wyspa")?.ready));
      took = Math.round(performance.now() - opened);
      await expect.poll(() => cdn.requests.slice(from).join()).toContain("switches.json");
      await quietFor(page, 300); // the decision is kept now
    },
    version: () =>
      page.evaluate(() => {
        const version: unknown = Reflect.get(window, "wyspa")?.version;
        return typeof version === "string" ? version : undefined; // a stand-in has anything
      }),
    asked: () => cdn.requests.slice(from).map(nameOf),
    record(stage) {
      figures[stage] = { readyAfterMs: took, requests: cdn.requests.slice(from).map(nameOf) };
    },
    status: (selector) => page.locator(selector).first().getAttribute("data-island-status"),
  };
}
const hasRunOnce = ({ page }: Shopper) => page.evaluate(() => Reflect.get(window, "ran"));
const search = "#menu_search";
const ready = (of: Shopper, selector = search) =>
  expect.poll(() => of.status(selector), { timeout: 15_000 }).toMatch(/ready|waiting/);

describe("10 % of the shops on next", () => {
  beforeEach(() => cdn.switches({ version: "next", percent: 10, of: "shops" }));

  test("a shop of the tenth runs the next version from the second page on, with what page scripts called before", async () => {
    const one = await shopper(pilot);
    await one.open();
    expect(await one.version()).toBe(STABLE);
    one.record("10 % of the shops on next: first page");
    await one.open();
    await expect.poll(() => one.version()).toBe(NEXT);
    await ready(one);
    expect(await hasRunOnce(one)).toBe(1);
    await expect.poll(() => one.page.locator("[data-island=own]").textContent()).toBe("defined");
    await expect.poll(() => one.page.evaluate(() => Reflect.get(window, "isReady"))).toBe(true);
    expect(one.asked().slice(0, 2)).toEqual(["/stable/wyspa.js", "/next/wyspa.js"]);
    expect(one.errors).toEqual([]);
    one.record("10 % of the shops on next: second page");
  });

  test("a shop outside of the tenth stays on stable, and keeps nothing", async () => {
    const one = await shopper(late);
    await one.open();
    await one.open();
    expect(await one.version()).toBe(STABLE);
    expect(
      await one.page.evaluate(() => Object.keys(localStorage).filter((key) => /wyspa/.test(key))),
    ).toEqual([]);
  });

  test("the shops of the tenth return to stable with the page after the rule's end", async () => {
    const one = await shopper(pilot);
    await one.open();
    cdn.switches({});
    await one.open();
    await expect.poll(() => one.version()).toBe(NEXT);
    await one.open();
    expect(await one.version()).toBe(STABLE);
    expect(one.errors).toEqual([]);
  });

  test("a missing entry of next leaves the page to stable, with what page scripts called before", async () => {
    cdn.fail("/next/wyspa.js", { status: 404, type: "text/html", text: "<h1>404</h1>" });
    const one = await shopper(pilot);
    await one.open();
    await one.open();
    expect(await one.version()).toBe(STABLE);
    await ready(one);
    expect(await hasRunOnce(one)).toBe(1);
    expect(one.errors).toEqual([]);
  });

  for (const [file, path] of [
    ["entry of next", () => "/next/wyspa.js"],
    ["code of the switch file", () => `/${STABLE}/${chunkFiles().switches}`],
  ] as const)
    test(`the page starts on stable when the ${file} never comes`, async () => {
      const one = await shopper(pilot);
      await one.open();
      cdn.fail(path(), "hang");
      const session = await one.page.context().newCDPSession(one.page);
      await session.send("Network.clearBrowserCache");
      await one.page.goto(`${b.shop.url.replace("localhost", pilot)}/staged`);
      await expect.poll(() => one.version()).toBe(STABLE);
      await ready(one);
      expect(await hasRunOnce(one)).toBe(1);
      expect(one.errors).toEqual([]);
    });

  test("a tag with integrity stays on its own entry", async () => {
    const one = await shopper(pilot);
    await one.open();
    const { createHash } = await import("node:crypto");
    const { readFileSync } = await import("node:fs");
    const hash = createHash("sha384")
      .update(readFileSync(`${cdn.folder}/stable/wyspa.js`))
      .digest("base64");
    await one.open({
      tag: `<script src="${cdn.url}/stable/wyspa.js" integrity="sha384-${hash}" crossorigin></script>`,
    });
    expect(await one.version()).toBe(STABLE);
  });

  test("a second tag of the page does nothing", async () => {
    const one = await shopper(pilot);
    await one.open();
    await one.open({ tag: defaultTag() + defaultTag() });
    await expect.poll(() => one.version()).toBe(NEXT);
    expect(await hasRunOnce(one)).toBe(1);
    expect(one.errors).toEqual([]);
  });
});

describe("10 % of the visitors on next", () => {
  beforeEach(() => cdn.switches({ version: "next", percent: 10 }));

  test.each([
    ["in the tenth", 0.099, NEXT],
    ["outside of it", 0.1, STABLE],
  ])("a visitor %s has the same version on every further page", async (_, luck, version) => {
    const one = await shopper(late, luck);
    for (let page = 0; page < 3; page++) await one.open();
    await expect.poll(() => one.version()).toBe(version);
    expect(await one.page.evaluate(() => localStorage.getItem("wyspa_place"))).toBe(
      String(Math.floor(luck * 1000)),
    );
  });
});

describe("one island off for one shop", () => {
  beforeEach(() => cdn.switches({ islands: { "search-panel": false }, shops: [pilot] }));

  test("is unmounted on the open page, and on further pages neither mounts nor requests its code", async () => {
    const one = await shopper(pilot);
    await one.open();
    await expect.poll(() => one.status(search)).toBe(null);
    expect(await one.status("#menu_basket")).not.toBe(null);
    expect(one.warnings).toEqual([]);
    one.record("one island off: first page");
    await one.open();
    one.record("one island off: second page");
    expect(await one.status(search)).toBe(null);
    await one.page.locator(".menu_search__input").pressSequentially("kurtka");
    await quietFor(one.page, 300);
    expect(one.asked()).not.toContain("search-panel");
    await one.page.locator(".menu_search__input").press("Enter");
    await one.page.waitForURL(/search\.php\?text=kurtka/);
    expect(one.errors).toEqual([]);
  });

  test("is named in the console of the debug mode", async () => {
    const one = await shopper(pilot);
    await one.open({ query: "?wyspa=debug" });
    await expect
      .poll(() => one.warnings.join("\n"))
      .toContain("/stable/switches.json switches off: search-panel.");
  });

  test("stays on in the others", async () => {
    const one = await shopper(late);
    await one.open();
    await ready(one);
    await one.page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => one.page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
  });

  test("returns a mounted island's host to the server's HTML", async () => {
    cdn.switches({});
    const one = await shopper(pilot);
    await one.open();
    await one.page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => one.page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
    cdn.switches({ islands: { "search-panel": false } });
    await askAgain(one);
    await expect.poll(() => one.status(search)).toBe(null);
    expect(await one.page.locator(".search_result__item").count()).toBe(0);
    expect(await one.page.locator(".menu_search__input").inputValue()).toBe("kurtka");
    cdn.switches({});
    await askAgain(one);
    await ready(one);
    expect(one.errors).toEqual([]);
  });
});

/** Shows the page again, later than a minute after its last request. */
async function askAgain({ page }: Shopper): Promise<void> {
  await page.evaluate(() => {
    const { now } = Performance.prototype;
    Performance.prototype.now = function () {
      return now.call(this) + 61_000 * (Reflect.get(window, "minutes") as number);
    };
    Object.assign(window, { minutes: ((Reflect.get(window, "minutes") as number) ?? 0) + 1 });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

describe("everything off", () => {
  test("shows the server's HTML at once on an open page, requests only entry and file on the next page, and can be undone", async () => {
    const one = await shopper(late);
    cdn.switches({ off: true });
    await one.open();
    await expect.poll(() => one.page.locator("[data-island-status]").count()).toBe(0);
    one.record("everything off: first page");
    await one.open();
    expect(await one.version()).toBe(undefined);
    expect(one.asked()).toEqual(["/stable/wyspa.js", "/stable/switches.json"]);
    one.record("everything off: second page");
    const data = b.shop.log.filter(({ url }) => url.startsWith("/ajax/get.php")).length;
    await one.open();
    expect(b.shop.log.filter(({ url }) => url.startsWith("/ajax/get.php")).length).toBe(data);
    expect(await one.page.locator("[data-island-status]").count()).toBe(0);
    cdn.switches({});
    await one.open();
    expect(await one.version()).toBe(undefined);
    await one.open();
    expect(await one.version()).toBe(STABLE);
    await ready(one);
    one.record("back again");
    expect(one.errors).toEqual([]);
  });
});

describe("a deploy while a page is open", () => {
  afterEach(() => publish(cdn.folder, "stable", STABLE));

  test("lets the page load chunks of its version, and the next page runs the new version", async () => {
    const one = await shopper(late);
    await one.open();
    publish(cdn.folder, "stable", NEXT);
    const before = cdn.requests.length;
    await one.page.locator(".menu_search__input").pressSequentially("kurtka", { delay: 15 });
    await expect.poll(() => one.page.locator(".search_result__item.--product").count()).toBeGreaterThan(0);
    const fetched = cdn.requests.slice(before).filter((path) => path.includes("/chunks/"));
    expect(fetched.filter((path) => !path.startsWith(`/${STABLE}/`))).toEqual([]);
    await one.open();
    await expect.poll(() => one.version()).toBe(NEXT);
    publish(cdn.folder, "stable", STABLE);
    await one.open();
    expect(await one.version()).toBe(STABLE);
    expect(one.errors).toEqual([]);
  });

  test("does not end the files of a version that was replaced 29 days ago, even with --prune", async () => {
    publish(cdn.folder, "stable", NEXT, new Date(Date.now() - 29 * 86_400_000));
    expect(prune(cdn.folder, [])).toEqual([]);
    const [chunk = ""] = Object.values(chunkFiles());
    expect((await fetch(`${cdn.url}/${STABLE}/${chunk}`)).status).toBe(200);
  });
});

test("under the strict policy with Trusted Types, a page is handed over and switched without a violation", async () => {
  const shop = await startShop({ dist: cdn.folder });
  const context = await b.browser.newContext({ viewport: desktop });
  try {
    shop.page("/strict", (of) =>
      renderEnvelope({
        context: of,
        pageType: "text",
        content: "<h1>Strona</h1>",
        scriptTag: `<script src="/wyspa/stable/wyspa.js" nonce="${of.nonce}"></script>`,
      }),
    );
    cdn.switches({ version: "next", islands: { banner: false } });
    const page = await context.newPage();
    const violations: string[] = [];
    await page.exposeFunction("violated", (text: string) => void violations.push(text));
    await page.addInitScript(() =>
      document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
        Reflect.get(window, "violated")(`${effectiveDirective} ${blockedURI}`),
      ),
    );
    const open = async () => {
      await page.goto(`${shop.url}/strict?csp=strict`);
      await page.evaluate(async () => void (await Reflect.get(window, "wyspa")?.ready));
    };
    await open();
    const isKept = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith("switches.json")));
    await expect.poll(isKept).toBe(true);
    await open();
    const isHandedOver = (version: string) => Reflect.get(window, "wyspa")?.version === version;
    await expect.poll(() => page.evaluate(isHandedOver, NEXT)).toBe(true);
    expect(violations).toEqual([]);
  } finally {
    await context.close();
    await shop.close();
  }
});

describe("a switch file that cannot be used", () => {
  const off = { off: true };
  test.each([
    ["is missing", { status: 404, type: "text/html", text: "<h1>404</h1>" }, /^$/],
    ["is a page", { status: 200, type: "text/html", text: "<h1>Hello</h1>" }, /is not valid JSON/],
    [
      "has a mistake in its JSON",
      { status: 200, type: "application/json", text: '{ "off": true' },
      /is not valid JSON/,
    ],
    [
      "has a misspelt key",
      { status: 200, type: "application/json", text: '{ "off": true, "shpos": [] }' },
      /no key "shpos"\. Did you mean "shops"\?/,
    ],
    ["comes with an error", { status: 503, type: "application/json", text: JSON.stringify(off) }, /^$/],
  ])("switches nothing off when it %s", async (_, answer, message) => {
    cdn.fail("/stable/switches.json", answer);
    const one = await shopper(late);
    await one.open();
    await ready(one);
    await expect.poll(() => one.warnings.join("\n")).toMatch(message);
    expect(await one.version()).toBe(STABLE);
    expect(one.errors).toEqual([]);
  });

  test("delays nothing if it never arrives", async () => {
    cdn.fail("/stable/switches.json", "hang");
    const one = await shopper(late);
    await one.open();
    await ready(one);
    expect(one.errors).toEqual([]);
  });

  test("leaves the last decision in force when it is no longer valid JSON", async () => {
    const one = await shopper(late);
    cdn.switches(off);
    await one.open();
    cdn.switches('{ "off": tru');
    await one.open();
    await one.open();
    expect(await one.version()).toBe(undefined);
  });
});
