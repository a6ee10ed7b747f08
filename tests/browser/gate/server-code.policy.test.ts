/** Snippets, top layers and the gate that runs them (contract A 19, bars S5, S6, C1–C3, R3). */
import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import { sixSnippets } from "../../../fixtures/storefront-data/server-code";
import { expectReports } from "../runtime/nothing-lost";
import { PATH, put } from "../runtime/pages";
import { untilQuiet } from "../slow-network";
import { bench, quietFor } from "../support";

const b = bench();
const snippet = (content: string, region = "body_bottom") => ({ region, content });
const script = (code: string) => `<script>${code}</script>`;
const effect = (word: string) => `(window.effects = window.effects || []).push("${word}");`;

const effects = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, "effects") as string[] | undefined) ?? []);
const violations = (page: Page) => page.evaluate(() => Reflect.get(window, "violations") as string[]);
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener("securitypolicyviolation", (event) =>
      seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });

/** A page of the shop with these snippets and no top layers. */
function open({
  snippets = [] as unknown[],
  topLayers = {} as Record<string, unknown> | unknown[],
  query = "",
  config = {},
  before = (_: Page): Promise<unknown> => Promise.resolve(),
} = {}) {
  put(b.shop, "<h1>Strona</h1>");
  Object.assign(b.shop.config, { snippets, topLayers });
  const settings = encodeURIComponent(JSON.stringify(config));
  return b.visit({
    path: `${PATH}?config=${settings}${query}`,
    before: async (page) => {
      await recordViolations(page);
      await before(page);
    },
  });
}
const allSix = ["good", "throwing", "external", "after external", "module", "behind JSON-LD"];

test("six snippets: each does its work, in order, whatever the others do; two errors are reported", async () => {
  const { page, errors } = await open({ snippets: sixSnippets });
  await expect.poll(() => effects(page)).toEqual(allSix);
  const json = page.locator("script#json-ld");
  expect(JSON.parse((await json.textContent()) ?? "")).toEqual({ "@type": "Organization", name: "<Sklep>" });
  expect(await json.evaluate((one) => one === one.parentElement?.querySelector(":scope > *"))).toBe(true);
  expect(await page.locator("head > meta[name=from-snippet]").count()).toBe(1);
  const external = page.locator("body > script#external");
  expect(await external.getAttribute("data-own")).toBe("kept");
  expect(await external.getAttribute("crossorigin")).toBe("anonymous");
  await expectReports(page, b.shop, 2);
  const [first = "", second = ""] = b.shop.errorReports.map(({ stack }) => stack).sort();
  expect(first).toMatch(/^wyspa \S+ snippets 2: SyntaxError/);
  expect(second).toMatch(/^wyspa \S+ snippets 3: Error: thrown by a snippet/);
  expect(errors).toHaveLength(2); // the page's own monitoring still sees them
});

describe("under a policy", () => {
  test.each([
    ["strict", "nonce and strict-dynamic"],
    ["nonce", "a nonce for each"],
  ])("%s (%s), snippets run without a violation, and the nonce stays in the page", async (policy) => {
    const sent: string[] = [];
    const { page } = await open({
      snippets: sixSnippets,
      topLayers: { script: effect("top layer") },
      query: `&csp=${policy}`,
      before: async (of) =>
        of.on("request", (request) =>
          sent.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`),
        ),
    });
    await expect.poll(async () => (await effects(page)).sort()).toEqual([...allSix, "top layer"].sort());
    expect(await violations(page)).toEqual([]);
    await expectReports(page, b.shop, 2);
    const nonce = await page.evaluate(
      () => document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce,
    );
    expect(nonce).toBeTruthy();
    expect(
      sent.filter((one) => one.includes(nonce ?? "") || one.includes(encodeURIComponent(nonce ?? ""))),
    ).toEqual([]);
    const readable = await page.evaluate(
      (secret) =>
        [...document.scripts].filter((one) => one.getAttribute("nonce")?.includes(secret ?? "")).length,
      nonce,
    );
    expect(readable).toBe(0);
  });

  test("that allows no inline script, files run, and what did not run is reported", async () => {
    const { page } = await open({
      snippets: [snippet(script(effect("inline"))), snippet('<script src="/gfx/pol/hotspots.js"></script>')],
      before: (of) =>
        of.route(`**${PATH}*`, async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
          await route.fulfill({ response, headers });
        }),
    });
    await expect.poll(() => effects(page)).toEqual(["hotspots"]);
    await expectReports(page, b.shop, 1);
    expect(b.shop.errorReports[0]?.stack).toContain(
      "snippets 1: ServerCodeError: The page's Content Security Policy refuses a script: script-src-elem",
    );
  });

  test("that does not know our policy names, no snippet runs, the page is whole, and it is reported once", async () => {
    const { page, errors } = await open({
      snippets: [...sixSnippets, ...sixSnippets],
      topLayers: { script: effect("top layer") },
      query: "&csp=refusing",
    });
    await expectReports(page, b.shop, 1);
    expect(b.shop.errorReports[0]?.stack).toMatch(/^wyspa \S+ gate: TypeError/);
    expect(await effects(page)).toEqual([]);
    expect(await page.locator("h1").textContent()).toBe("Strona");
    expect(await page.locator("#json-ld, meta[name=from-snippet]").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe("a snippet", () => {
  test("keeps the order of its nodes, and among the snippets of its region, before the page", async () => {
    const { page } = await open({
      snippets: [
        snippet(`<i data-n="1"></i>${script(effect("a"))}<i data-n="2"></i>`, "body_top"),
        snippet(`<i data-n="3"><b>${script(effect("nested"))}</b></i>text`, "body_top"),
        snippet('<i data-n="4"></i>', "footer"),
        snippet("<tr><td>no row without a table</td></tr><i data-n='5'></i>"),
      ],
    });
    await page.locator("[data-n='5']").waitFor({ state: "attached" });
    const order = await page.evaluate(() =>
      [...document.body.querySelectorAll("[data-n], #container")].map(
        (one) => (one as HTMLElement).dataset.n ?? "page",
      ),
    );
    expect(order).toEqual(["1", "2", "3", "page", "4", "5"]);
    expect(await effects(page)).toEqual(["a", "nested"]);
  });

  test("that is already on the page does not run again: neither its text nor its address, of whatever kind", async () => {
    const { page, requests } = await open({
      snippets: [
        snippet(script(`${effect("text")} throw 1;`)),
        snippet(script(`${effect("text")} throw 1;`)),
        snippet('<script src="/gfx/pol/external.js"></script>'),
        snippet(
          `<script src="external.js?"></script><script src="/gfx/pol/../pol/external.js" data-b></script>${script(effect("end"))}`,
        ),
      ],
      topLayers: [
        { content: '<script src="/gfx/pol/external.js"></script>' },
        { content: script(effect("end")) },
      ],
    });
    await expect.poll(() => effects(page)).toContain("end");
    await quietFor(page, 200);
    expect((await effects(page)).sort()).toEqual(["end", "external", "text"]);
    expect(requests.filter((path) => path === "/gfx/pol/external.js")).toHaveLength(1);
  });

  test("that never loads has 5 s; then the next one runs, and the block beside it runs at once", async () => {
    const hanging: Route[] = [];
    const { page } = await open({
      snippets: [snippet('<script src="/hanging.js"></script>'), snippet(script(effect("next")))],
      topLayers: { script: effect("top layer") },
      before: async (of) => {
        await of.clock.install();
        await of.route("**/hanging.js", (route) => void hanging.push(route));
      },
    });
    await expect.poll(() => hanging.length).toBe(1);
    await expect.poll(() => effects(page)).toEqual(["top layer"]);
    await page.clock.runFor(3_500);
    expect(await effects(page)).toEqual(["top layer"]);
    await page.clock.runFor(1_500);
    await expect.poll(() => effects(page)).toEqual(["top layer", "next"]);
    await expect.poll(() => b.shop.errorReports.length).toBe(1);
    expect(b.shop.errorReports[0]?.stack).toMatch(
      /snippets 1: ServerCodeError: A script has not run within 5 seconds: .*hanging\.js/,
    );
  });

  test("whose file is missing, broken or throws is reported, and the next one runs", async () => {
    const file = (name: string, more = "") => snippet(`<script src="/gfx/pol/${name}.js" ${more}></script>`);
    const { page } = await open({
      snippets: [
        file("missing"),
        file("broken"),
        file("throwing"),
        file("gone", "async"),
        file("old", "nomodule"),
        snippet(script(effect("next"))),
      ],
    });
    await expect.poll(() => effects(page)).toEqual(["before throwing", "next"]);
    await expectReports(page, b.shop, 4);
    const told = b.shop.errorReports
      .map(({ stack }) => stack.split("\n")[0]?.replace(/^wyspa \S+ /, ""))
      .sort();
    expect(told).toEqual([
      expect.stringMatching(/^snippets 1: ServerCodeError: A script could not be loaded: .*missing\.js/),
      expect.stringMatching(/^snippets 2: SyntaxError/),
      expect.stringMatching(/^snippets 3: Error: thrown by a file/),
      expect.stringMatching(/^snippets 4: ServerCodeError: A script could not be loaded: .*gone\.js/),
    ]);
  });

  test("that is a module is awaited, and reported when it fails", async () => {
    const module = (code: string) => snippet(`<script type="module">${code}</script>`);
    const { page } = await open({
      snippets: [
        module(`await new Promise((done) => setTimeout(done, 50)); ${effect("slow")} // its last word`),
        module("throw new Error('thrown by a module')"),
        module("this is no { module"),
        module("import '/gfx/pol/missing.js'"),
        snippet('<script type="module" src="/gfx/pol/module.js"></script>'),
        snippet('<script type="module" src="/gfx/pol/throwing.js"></script>'),
        snippet(script(effect("next"))),
      ],
    });
    await expect.poll(() => effects(page)).toEqual(["slow", "module", "before throwing", "next"]);
    await expectReports(page, b.shop, 4);
    const told = b.shop.errorReports.map(({ stack }) => stack.split("\n")[0]?.replace(/^wyspa \S+ /, ""));
    expect(told.sort()).toEqual([
      "snippets 2: Error: thrown by a module",
      expect.stringMatching(/^snippets 3: SyntaxError/),
      "snippets 4: ServerCodeError: A script could not be loaded: inline module",
      "snippets 6: Error: thrown by a file",
    ]);
  });

  test("that still calls document.write does not empty the page", async () => {
    const { page, errors } = await open({
      snippets: [
        snippet(
          `<p id="place">${script('document.write("<i id=written></i><scr" + "ipt>window.effects=[1]</scr" + "ipt>")')}</p>`,
        ),
        snippet(script(effect("next"))),
      ],
    });
    await expect.poll(() => effects(page)).toEqual([1, "next"]);
    expect(await page.locator("#place > #written").count()).toBe(1);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => Object.hasOwn(document, "write"))).toBe(false);
    expect(errors).toEqual([]);
  });

  test("with a picture in noscript does not count the shopper twice", async () => {
    const { page, requests } = await open({
      snippets: [snippet(`<noscript><img src="/pixel.gif"></noscript>${script(effect("after"))}`)],
    });
    await expect.poll(() => effects(page)).toEqual(["after"]);
    await quietFor(page, 200);
    expect(requests).not.toContain("/pixel.gif");
    expect(await page.locator("noscript").last().textContent()).toBe('<img src="/pixel.gif">');
  });

  test("with its own error later on, or in a promise, is not reported as our error", async () => {
    const { page } = await open({
      snippets: [
        snippet(script("(async () => { throw new Error('in a promise'); })()")),
        snippet(script("throw new Error('in itself')")),
        snippet(script("setTimeout(() => { throw new Error('later'); })")),
        snippet(script(effect("next"))),
      ],
    });
    await expect.poll(() => effects(page)).toEqual(["next"]);
    await quietFor(page, 1_000); // a report would need two chunks and a request
    await expectReports(page, b.shop, 1);
    expect(b.shop.errorReports[0]?.stack).toContain("snippets 2: Error: in itself");
    expect(b.shop.errorReports[0]?.stack).not.toContain("/wyspa/");
  });
});

test("a broken record stops no other one, and is reported once", async () => {
  const { page } = await open({
    snippets: [
      null,
      "text",
      { content: 7 },
      { region: "head" },
      { content: "" },
      snippet(script(effect("good"))),
    ],
    topLayers: JSON.parse(
      `{ "0": 5, "1": { "content": ["x"] }, "__proto__": { "content": "<i id=own-proto></i>" },
         "script": ${JSON.stringify(effect("raw"))}, "4": { "content": ${JSON.stringify(script(effect("last")))} } }`,
    ),
    before: (of) =>
      of.addInitScript(() =>
        Object.defineProperties(Object.prototype, {
          content: { value: "<b id=polluted></b>", configurable: true, writable: true },
          snippets: { value: false, configurable: true, writable: true },
        }),
      ),
  });
  await expect.poll(async () => (await effects(page)).sort()).toEqual(["good", "last", "raw"]);
  expect(await page.locator("#polluted").count()).toBe(0);
  expect(await page.evaluate(() => Object.hasOwn({}, "x"))).toBe(false);
  await expectReports(page, b.shop, 2);
  expect(
    b.shop.errorReports.map(({ stack }) => stack.split("\n")[0]?.replace(/^wyspa \S+ /, "")).sort(),
  ).toEqual([
    "server-content: ServerContentError: get.php returned unreadable records in the block Snippets: 0, 1, 2.",
    "server-content: ServerContentError: get.php returned unreadable records in the block ToplayersAndWidgets: 0, 1.",
  ]);
});

test("each kind of server code has its own switch", async () => {
  const both = { snippets: [snippet(script(effect("snippet")))], topLayers: { script: effect("top layer") } };
  const off = await open({ ...both, config: { serverCode: { snippets: false } } });
  await expect.poll(() => effects(off.page)).toEqual(["top layer"]);
  const none = await open({ ...both, config: { serverCode: { snippets: false, topLayers: false } } });
  await untilQuiet(b.shop, 300);
  expect(await effects(none.page)).toEqual([]);
});
