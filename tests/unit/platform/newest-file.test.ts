/** A page that is older than the last deploy: a chunk is loaded by the newest manifest, with the React of its own deploy. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeText } from "../../../runtime/base/decode-text";
import { fetchNewest } from "../../../runtime/platform/fetch-newest";
import { getShared } from "../../../runtime/shared";
import { type Exports, lostFile, serveModules } from "../module-server";

afterEach(() => void vi.unstubAllGlobals());

/** @param manifest the manifest's text, or a fault of its request */
function deploy(manifest: unknown, modules: Readonly<Record<string, Exports>> = {}) {
  const { base, asked } = serveModules((address) => {
    const found = modules[address];
    if (!found) throw lostFile();
    return found;
  });
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => {
    if (manifest instanceof Error) throw manifest;
    return new Response(typeof manifest === "string" ? manifest : JSON.stringify(manifest));
  });
  vi.stubGlobal("fetch", fetching);
  return { load: (key: string) => fetchNewest(base, key, getShared), asked, fetching, base };
}

describe("the newest file of a chunk", () => {
  it("is loaded, and the manifest comes from the server, not from the cache", async () => {
    const { load, fetching, base } = deploy(
      { chunks: { "search-panel": "chunks/search-panel-new.js" } },
      { "chunks/search-panel-new.js": { value: "new" } },
    );
    expect(await load("search-panel")).toMatchObject({ value: "new" });
    expect(fetching).toHaveBeenCalledExactlyOnceWith(`${base}manifest.json`, { cache: "no-cache" });
  });

  it("gets the React of its own deploy", async () => {
    const provide = (name: string) => `newest ${name}`;
    const { load } = deploy(
      { chunks: { "mini-basket": "chunks/basket-new.js", react: "chunks/react-new.js" } },
      {
        "chunks/basket-new.js": { withReact: (given: typeof provide) => ({ value: given("react") }) },
        "chunks/react-new.js": { provide },
      },
    );
    expect(await load("mini-basket")).toEqual({ value: "newest react" });
  });
});

describe("a newest file without React", () => {
  const loads = (name: string) =>
    deploy(
      { chunks: { comparison: "chunks/cards-new.js" } },
      {
        "chunks/cards-new.js": {
          withShared: (take: (name: string) => unknown) => ({
            modules: { comparison: { value: take(name) } },
          }),
        },
      },
    ).load("comparison");

  it("gets what this page's entry shares", async () => {
    expect(await loads("decodeText")).toEqual({ value: decodeText });
  });

  it("is not used if it needs what this page's entry does not share", async () => {
    expect(await loads("nameOfALaterDeploy")).toBeNull();
  });
});

describe("no file is loaded", () => {
  it.each([
    ["the request for the manifest fails", new TypeError("Failed to fetch")],
    ["the manifest is a page of the shop", "<!doctype html><p>404"],
    ["the manifest is null", "null"],
    ["the manifest has no chunks", "{}"],
    ["the manifest lacks the chunk", { chunks: { other: "chunks/other.js" } }],
  ])("when %s", async (_, manifest) => {
    const { load, asked } = deploy(manifest);
    expect(await load("search-panel")).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    "https://evil.example/x.js",
    "chunks/x.js?from=elsewhere",
    "chunks/x.css",
    "data:text/javascript,x.js",
    7,
    null,
    { file: "chunks/x.js" },
  ])("from an address that no build writes: %j", async (file) => {
    const { load, asked } = deploy({ chunks: { "search-panel": file } });
    expect(await load("search-panel")).toBeNull();
    expect(asked).toEqual([]);
  });

  it("when the newest file is lost, too", async () => {
    const { load, asked } = deploy({ chunks: { "search-panel": "chunks/gone.js" } });
    expect(await load("search-panel")).toBeNull();
    expect(asked).toEqual(["chunks/gone.js"]);
  });

  it("without its React", async () => {
    const { load } = deploy(
      { chunks: { "mini-basket": "chunks/basket-new.js" } },
      { "chunks/basket-new.js": { withReact: () => expect.unreachable() } },
    );
    expect(await load("mini-basket")).toBeNull();
  });
});
