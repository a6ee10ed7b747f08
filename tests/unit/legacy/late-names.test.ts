// @vitest-environment page
/**
 * Objects that pages' modules call by name: a placeholder for a missing one disappears when the real one loads later.
 */
import { afterEach, expect, test } from "vitest";
import { isNoopStub, noopStub } from "../../../runtime/legacy/absent";
import { lazyGlobals } from "../../../runtime/legacy/lazy-globals";

const leaflet = { map() {} };
let isThere = false;
const reported: unknown[] = [];
const boot = {
  loader: {
    async load() {
      if (!isThere) throw new Error("404");
      return { leaflet: () => leaflet, MarkerClusterer: class {} };
    },
  },
};
const names = () =>
  lazyGlobals(boot as never, { report: ({ error }: { error: unknown }) => reported.push(error) } as never);
const inPage = () => Reflect.get(window, "L") as unknown;

afterEach(() => {
  isThere = false;
  reported.length = 0;
  for (const name of ["L", "markerClusterer"]) Reflect.deleteProperty(window, name);
});

test("a late name is announced once, and is the real one at its next use", async () => {
  const own = names();
  await own.ready(["L", "markerClusterer"]);
  expect(inPage()).toBeDefined();
  expect(inPage()).not.toBe(leaflet);
  expect(reported).toHaveLength(1);
  isThere = true;
  await own.ready(["L"]);
  expect(inPage()).toBe(leaflet);
});

test("a late name is requested again when the shopper is online again", async () => {
  await names().ready(["L"]);
  isThere = true;
  dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(inPage()).toBe(leaflet);
});

test("a late name replaces what was there before the old names; a page's own object stays", async () => {
  Reflect.set(window, "L", noopStub());
  isThere = true;
  await names().ready(["L"]);
  expect(inPage()).toBe(leaflet);
  const own = { version: "1.9" };
  Reflect.set(window, "L", own);
  await names().ready(["L"]);
  expect(inPage()).toBe(own);
});

test.each([
  ["without tiles", "", false, "stand-in"],
  ["when an island draws it", "/{z}/{x}/{y}.png", true, "stand-in"],
  ["when the island is off and there are tiles", "/{z}/{x}/{y}.png", false, "real"],
] as const)("the file of stores' maps %s: the old map is a %4$s", async (_, url, hasIsland, expected) => {
  isThere = true;
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = "https://sklep.example/gfx/pol/stocks_list.js.gzip?r=17";
  document.head.append(script);
  const loaded: string[] = [];
  const page = {
    loader: {
      load: async (part: string) => {
        loaded.push(part);
        return boot.loader.load();
      },
    },
    store: { getState: () => ({ shop: { tiles: { url } } }) },
    hosts: new Map(hasIsland ? [[document.body, new Map([["store-map", {}]])]] : []),
  };
  await lazyGlobals(page as never, { report() {} } as never).ready([]);
  script.remove();
  const isReal = expected === "real";
  expect([isNoopStub(inPage()), loaded.includes("legacy-map")]).toEqual([!isReal, isReal]);
});
