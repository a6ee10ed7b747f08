// @vitest-environment page
/** `window.wyspa` before the core runs: every function exists at once, and answers "not known" where its code is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot, Core } from "../../../runtime/contracts/boot";
import { offerPageApi } from "../../../runtime/public/page-api";
import { bareBoot } from "../bare-boot";
import { deferred } from "../deferred";

type Api = Record<string, (...args: unknown[]) => Promise<unknown>> & {
  basket: Record<string, (...args: unknown[]) => Promise<unknown>>;
  passkeys: Record<string, (...args: unknown[]) => Promise<unknown>>;
};
const api = () => window.wyspa as unknown as Api;
let core: () => Promise<Core>;
let boot: Boot;
beforeEach(() => {
  core = () => Promise.reject(new Error("lost"));
  boot = bareBoot({
    rows: [{ name: "search-panel", when: "load" }],
    loader: {} as Boot["loader"],
    core: () => core(),
    scan: vi.fn(),
  });
  offerPageApi(boot, Promise.resolve());
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "wyspa");
});

/** A core with these functions. */
const coreWith = (bodies: object) => {
  core = async () => ({ api: async () => bodies }) as unknown as Core;
};

describe("a function whose code cannot be loaded", () => {
  it.each([
    ["storefront", false],
    ["validateObject", true],
    ["clientExists", false],
    ["markBrightness", null],
    ["modal", null],
    ["alert", undefined],
    ["loading", null],
  ])("%s resolves to %j, so that the page's script continues", async (name, expected) =>
    expect(await api()[name]?.()).toBe(expected),
  );

  it.each(["add", "setQuantity", "remove", "refresh"])("basket.%s reports a lost network", async (name) =>
    expect(await api().basket[name]?.({ id: 1 })).toEqual({ ok: false, kind: "network" }),
  );

  it.each(["login", "register"])("passkeys.%s rejects, because nobody is signed in", async (name) => {
    await expect(api().passkeys[name]?.()).rejects.toThrow("lost");
  });

  it("loadScript rejects, because the script has not run", async () => {
    await expect(api().loadScript?.("x.js")).rejects.toThrow("lost");
  });

  it("visit opens the address as a link does, and says that it was no visit", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    expect(await api().visit?.("/koszyk")).toBe(false);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/koszyk`);
  });

  it("visit opens no address that is code", async () => {
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    expect(await api().visit?.("javascript:alert(1)")).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it("is tried again by the next call", async () => {
    expect(await api().storefront?.(["Basket"])).toBe(false);
    coreWith({ storefront: () => "loaded" });
    expect(await api().storefront?.(["Basket"])).toBe("loaded");
  });
});

describe("a function whose code is loaded", () => {
  it("passes all arguments on, and returns the result", async () => {
    const modal = vi.fn((..._: unknown[]) => "handle");
    coreWith({ modal });
    expect(await api().modal?.({ html: "x" }, 2)).toBe("handle");
    expect(modal).toHaveBeenCalledExactlyOnceWith({ html: "x" }, 2);
  });

  it("passes on its own error, and no fallback hides it", async () => {
    coreWith({ modal: () => Promise.reject(new TypeError("of the page")) });
    await expect(api().modal?.()).rejects.toThrow("of the page");
  });

  it("calls the method of the basket", async () => {
    const add = vi.fn(async () => ({ ok: true }));
    coreWith({ basket: { add } });
    expect(await api().basket.add?.({ id: 1 })).toEqual({ ok: true });
    expect(add).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  });
});

describe("wyspa.define", () => {
  const load = async () => ({ mount() {} });
  const define = (...args: unknown[]) => (api().define as unknown as (...all: unknown[]) => void)(...args);

  it("adds a theme's island, which loads near the viewport by default, and scans the page for its hosts", () => {
    define("my-island", load);
    expect(boot.defined.get("my-island")).toMatchObject({
      row: { name: "my-island", when: "visible" },
      load,
    });
    expect(boot.scan).toHaveBeenCalledExactlyOnceWith();
  });

  it("keeps the theme's strategy, but not another name", () => {
    define("my-island", load, { when: "load", name: "other" });
    expect(boot.defined.get("my-island")?.row).toEqual({ name: "my-island", when: "load" });
  });

  it.each(["search-panel", "my-island"])("refuses the taken name %s with a warning", (name) => {
    define("my-island", load);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    define(name, async () => ({ mount: () => expect.unreachable() }));
    expect(warned).toHaveBeenCalledExactlyOnceWith("Wyspa:", `wyspa.define: the name "${name}" is taken.`);
    expect(boot.defined.get("my-island")?.load).toBe(load);
    expect(boot.defined.has("search-panel")).toBe(false);
  });
});

it("`ready` is the page's own promise", async () => {
  const { promise, resolve } = deferred();
  offerPageApi(boot, promise);
  let isReady = false;
  void (window.wyspa as { ready: Promise<void> }).ready.then(() => {
    isReady = true;
  });
  await Promise.resolve();
  expect(isReady).toBe(false);
  resolve();
  await promise;
  await Promise.resolve();
  expect(isReady).toBe(true);
});
