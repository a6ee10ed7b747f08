// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/" }
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { done } from "../../../runtime/base/result";
import { openGate } from "../../../runtime/gate/open-gate";
import { initialState, sharedStore } from "../../../runtime/store/store";
import { turns } from "../turns";

// This browser fetches no scripts and says at once that each has loaded.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;

beforeEach(() => void Reflect.deleteProperty(window, Symbol.for("wyspa.store")));
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  for (const name of ["app_shop", "trustedTypes"]) Reflect.deleteProperty(window, name);
});

function open(serverCode: object = {}) {
  const store = sharedStore(initialState);
  store.setState({ shop: { serverCode, consent: "unknown" } as never });
  const fetchTracking = vi.fn(async () => ["a"]);
  const makeTracking = vi.fn((_: unknown) => fetchTracking);
  const load = vi.fn(async (_: string) => ({ makeTracking }));
  const storefront = vi.fn(async () => new Map([["Snippets", done({ response: { items: [] } })]]));
  const gate = openGate({
    loader: { load } as never,
    store,
    script: { nonce: "secret", tag: null } as never,
    version: "7",
    platform: { storefront } as never,
    report: vi.fn(),
  });
  return { ...gate, store, load, makeTracking, fetchTracking, storefront };
}

it("a script of the shop is loaded from the shop's folder, else from the Polish one", async () => {
  const { loadScript } = open();
  const addresses = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
  await loadScript("a");
  Object.assign(window, { app_shop: {} });
  await loadScript("b");
  Object.assign(window, { app_shop: { urls: { prefix: "/gfx/eng/" } } });
  await loadScript("c");
  await loadScript("Slider", { type: "script" });
  expect(addresses()).toEqual([
    "https://shop.test/gfx/pol/a.js",
    "https://shop.test/gfx/pol/b.js",
    "https://shop.test/gfx/eng/c.js",
    "https://shop.test/gfx/eng/menu_slider_core.js.gzip?r=7",
  ]);
  expect(document.head.querySelector("script")?.nonce).toBe("secret");
});

it("the gate follows the shop's switches, and the shopper's consent, as they are now", async () => {
  const { gate, store } = open({ snippets: false });
  const count = () => document.body.querySelectorAll("script").length;
  await gate.run("snippets", ["1"]);
  expect(count()).toBe(0);
  store.setState({ shop: { serverCode: {}, consent: "unknown" } as never });
  await gate.run("snippets", ["1"]);
  await turns();
  expect(count()).toBe(1);
});

it("tracking loads once, and each call fetches its events", async () => {
  const { tracking, load, makeTracking, fetchTracking, gate } = open();
  expect(await Promise.all([tracking(), tracking()])).toEqual([["a"], ["a"]]);
  expect(load.mock.calls).toEqual([["tracking"]]);
  expect(makeTracking.mock.calls[0]?.[0]).toMatchObject({ gate });
  expect(fetchTracking).toHaveBeenCalledTimes(2);
});

it("content is placed from the storefront data", async () => {
  const { placeContent, storefront } = open();
  await placeContent(["Snippets"]);
  expect(storefront.mock.calls).toEqual([[["Snippets"]]]);
});

it("a worker's address is trusted, and there is none when the page refuses the policies", () => {
  expect(open().address?.("/worker.js")).toBe("/worker.js");
  const createPolicy = () => {
    throw new TypeError("refused");
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(open().address).toBeNull();
});
