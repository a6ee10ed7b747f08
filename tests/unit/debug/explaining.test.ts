// @vitest-environment page
/** What a theme designer reads beside the browser's raw errors, and when nothing is said. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fault } from "../../../runtime/base/result";
import { safeStorage } from "../../../runtime/base/storage";
import type { Boot } from "../../../runtime/contracts/boot";
import { warnAboutNameConflicts } from "../../../runtime/debug/name-conflicts";
import { makeFaults } from "../../../runtime/islands/faults";
import { StorefrontFault } from "../../../runtime/platform/storefront-data";
import { bareBoot, type Given } from "../bare-boot";
import { forgetWarnings } from "../forget-warnings";

const base = "https://cdn.shop.test/wyspa/";
const session = safeStorage(() => sessionStorage);
let said: string[];
/** The chunk with the state of a new page. */
let chunk: typeof import("../../../runtime/debug/explain");
let asked: RequestInit[];

beforeEach(async () => {
  said = [];
  asked = [];
  forgetWarnings();
  vi.spyOn(console, "warn").mockImplementation((_, message) => said.push(message));
  vi.resetModules();
  chunk = await import("../../../runtime/debug/explain");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The answers of a server to further requests, the last one for good; `null` = no answer. */
const answering = (...answers: readonly (Response | null)[]) =>
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const answer = answers[Math.min(asked.push(init), answers.length) - 1];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
const answer = (status: number, type = "text/javascript") =>
  new Response("", { status, headers: { "content-type": type } });
const lost = Object.assign(new Error("chunks/a-123456.js"), { name: "MissingChunk" });
const explainFile = (file = "chunks/a-123456.js", error: unknown = lost) =>
  chunk.explainFile(base, file, error);

describe("a file of ours that cannot be loaded", () => {
  it("answers 404: once for a folder, whatever the number of files", async () => {
    answering(answer(404));
    await Promise.all([explainFile(), explainFile("chunks/b-123456.js")]);
    await explainFile("chunks/c-123456.js");
    expect(said).toEqual([
      expect.stringContaining(`${base}chunks/a-123456.js answers 404. Upload the whole`),
    ]);
    await explainFile("texts/1/eng/a.js");
    expect(said).toHaveLength(2);
  });

  it("has the type of a page", async () => {
    answering(answer(200, "text/html"));
    await explainFile();
    expect(said).toEqual([expect.stringContaining('is served as "text/html", not as text/javascript')]);
  });

  it("has no CORS header: the server answers, but only without reading", async () => {
    answering(null, answer(200));
    await explainFile();
    expect(asked.at(-1)).toMatchObject({ mode: "no-cors" });
    expect(said).toEqual([expect.stringContaining("has no CORS header")]);
  });

  it("is known from the browser's timeline without a further request", async () => {
    answering(null);
    const timed = { responseStatus: 404, contentType: "" } as unknown as PerformanceEntry;
    vi.spyOn(performance, "getEntriesByName").mockReturnValue([timed]);
    await explainFile();
    expect([asked.length, said]).toEqual([0, [expect.stringContaining("answers 404")]]);
  });

  it.each([
    ["can be had a moment later", answer(200)],
    ["belongs to a server that has a bad moment", answer(503, "text/html")],
    ["is out of reach with everything else", null],
  ])("is not explained when it %s", async (_, later) => {
    answering(later);
    await explainFile();
    expect(said).toEqual([]);
  });

  it("is not explained when it has loaded, and its own code has thrown", async () => {
    answering(answer(404));
    await explainFile("chunks/a-123456.js", new Error("of the code"));
    expect([asked.length, said]).toEqual([0, []]);
  });
});

/** A boot whose loader has the chunk, as the faults chunk uses it. */
const bootOf = (given: Partial<Given> = {}): Boot => {
  const boot = bareBoot({
    script: { tag: null, base, nonce: "" },
    rows: [],
    loader: { keys: () => [], files: () => [], load: async () => chunk } as unknown as Boot["loader"],
    ...given,
  });
  const ends = { ajaxUrl: "/ajax/get.php", graphqlUrl: "/graphql/v1/" };
  boot.store.setState(({ shop }) => ({ shop: { ...shop, ...ends } }));
  return boot;
};
const report = async (error: unknown, phase: string, boot = bootOf()) => {
  answering(answer(200));
  makeFaults(boot, session).report({ error, phase });
  await new Promise((turn) => setTimeout(turn));
};

describe("get.php", () => {
  const storefront = (given: Parameters<typeof fault>, boot?: Boot) =>
    report(new StorefrontFault(fault(...given), ["Basket"]), "storefront", boot);

  it("that answers 404 is named, with what pages lack", async () => {
    await storefront(["status", { status: 404 }]);
    expect(said).toEqual([expect.stringContaining("POST /ajax/get.php answers 404")]);
  });

  it("that answers with a page is named with its type", async () => {
    const headers = new Headers({ "content-type": "text/html" });
    await storefront(["format"], bootOf({ firstRequest: { blocks: [], headers } }));
    expect(said).toEqual([expect.stringContaining('answers with "text/html" instead of JSON')]);
  });

  it("whose JSON has a block without response is explained", async () => {
    const headers = new Headers({ "content-type": "application/json" });
    await storefront(["format"], bootOf({ firstRequest: { blocks: [], headers } }));
    expect(said).toEqual([
      expect.stringMatching(/no usable data for Basket.*must have an object "response"/),
    ]);
  });

  it.each([
    ["a lost connection", ["network"]],
    ["a late answer", ["timeout"]],
    ["a server's bad moment", ["status", { status: 503 }]],
  ] as const)("is not explained after %s", async (_, given) => {
    await storefront([...given] as Parameters<typeof fault>);
    expect(said).toEqual([]);
  });
});

describe("graphqlUrl", () => {
  const url = "https://elsewhere.test/graphql/";

  it("that answers 404, or with something else than GraphQL, is named once", async () => {
    await chunk.explainGraphql("/nowhere", fault("status", { status: 404 }));
    await chunk.explainGraphql("/nowhere", fault("status", { status: 404 }));
    await chunk.explainGraphql("/a-page", fault("format"));
    expect(said).toEqual([
      expect.stringMatching(/"graphqlUrl": .*\/nowhere answers 404\. Set "graphqlUrl"/),
      expect.stringMatching(/\/a-page does not answer with GraphQL's JSON/),
    ]);
  });

  it("of another host without CORS headers is explained", async () => {
    answering(null, answer(200));
    await chunk.explainGraphql(url, fault("network"));
    expect(said).toEqual([expect.stringContaining(`${url} has no CORS headers for`)]);
  });

  it("is not explained while nothing answers, or the shop's own host is out of reach", async () => {
    answering(null);
    await chunk.explainGraphql(url, fault("network"));
    await chunk.explainGraphql("/graphql/v1/", fault("network"));
    expect(said).toEqual([]);
  });
});

describe("another script's", () => {
  afterEach(() => {
    for (const name of ["app_shop", "wyspa"]) Reflect.deleteProperty(window, name);
  });

  it("app_shop.runApp means that the old script is on the page too", () => {
    const boot = bootOf();
    Reflect.set(window, "wyspa", { scan: boot.scan });
    warnAboutNameConflicts(boot);
    expect(said).toEqual([]);
    warnAboutNameConflicts(bootOf({ scan: boot.scan, runner: { ...boot.runner, isOurs: () => false } }));
    expect(said).toEqual([expect.stringContaining("the old script is on this page too")]);
  });

  it("window.wyspa hides our functions", () => {
    Reflect.set(window, "wyspa", { theirs: true });
    warnAboutNameConflicts(bootOf());
    expect(said).toEqual([expect.stringContaining("window.wyspa belongs to another script")]);
  });

  it.each(["app_shop", "app_shop.fn", "wyspa"])("freezing of %s is named", async (path) => {
    const frozen = Object.freeze({});
    const names = path.split(".");
    Reflect.set(window, names[0] as string, names[1] ? { [names[1]]: frozen } : frozen);
    await report(new TypeError("Cannot add property run, object is not extensible"), "page");
    expect(said).toEqual([expect.stringContaining(`${path} is frozen`)]);
  });

  it("TypeError without a frozen object is not explained", async () => {
    await report(new TypeError("x is not a function"), "page");
    expect(said).toEqual([]);
  });
});

describe("the page's policy", () => {
  const violate = async (given: Partial<SecurityPolicyViolationEvent>) => {
    const event = Object.assign(new Event("securitypolicyviolation"), {
      disposition: "enforce",
      effectiveDirective: "connect-src",
      originalPolicy: "default-src 'self'; connect-src 'none'",
      blockedURI: "",
      sourceFile: "",
      sample: "",
      ...given,
    });
    const escaped = { phase: "handler", isFromPage: false, touched: null, instances: [], fail() {} } as const;
    makeFaults(bootOf(), session).escaped({ ...escaped, error: event });
    await new Promise((turn) => setTimeout(turn));
  };
  const chunkFile = `${base}chunks/core-123456.js`;

  it.each([
    ["connect-src", "connect-src 'none'", "Add 'self' to connect-src", `${location.origin}/ajax/get.php`],
    ["script-src-elem", "script-src 'self'", "Add https://cdn.shop.test to script-src", `${base}chunks/a.js`],
    [
      "style-src-elem",
      "style-src-elem 'self'",
      "Add https://cdn.shop.test to style-src-elem",
      `${base}wyspa.css`,
    ],
    ["img-src", "img-src 'self'", "Add data: to img-src", "data"],
    [
      "font-src",
      "default-src 'self'",
      'Add "font-src" with what default-src allows, and https://f.test,',
      "https://f.test/f.woff2",
    ],
    ["worker-src", "script-src 'self'", "Add blob: to script-src", "blob"],
  ])("lacks a source in %s: %s", async (effectiveDirective, originalPolicy, advice, blockedURI) => {
    await violate({ effectiveDirective, originalPolicy, blockedURI, sourceFile: chunkFile });
    expect(said).toEqual([expect.stringContaining(advice)]);
  });

  it("lacks the name of our Trusted Types policy", async () => {
    await violate({
      effectiveDirective: "trusted-types",
      originalPolicy: "trusted-types theirs",
      blockedURI: "trusted-types-policy",
      sample: "wyspa-html|",
    });
    expect(said).toEqual([expect.stringContaining('policy "wyspa-html". Add wyspa-html to trusted-types')]);
  });

  it("is explained once for each source, however many files it blocks", async () => {
    await violate({ blockedURI: "https://tiles.test/1.png", sourceFile: chunkFile });
    await violate({ blockedURI: "https://tiles.test/2.png", sourceFile: chunkFile });
    expect(said).toHaveLength(1);
  });

  it.each([
    [
      "another script's request is blocked",
      { blockedURI: "https://ads.test/x.js", sourceFile: "https://shop.test/theme.js" },
    ],
    ["it only reports", { blockedURI: `${base}chunks/a.js`, disposition: "report" as const }],
  ])("is not explained when %s", async (_, given) => {
    await violate(given);
    expect(said).toEqual([]);
  });

  it("is not explained when it blocks only a request for a message", async () => {
    answering(null);
    await explainFile();
    await violate({ blockedURI: `${base}chunks/a-123456.js`, sourceFile: chunkFile });
    expect(said).toEqual([]);
  });
});
