// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Chunks, Loader } from "../../runtime/base/loader";
import type { Boot, Core } from "../../runtime/contracts/boot";
import type { Definition, Instance, Touch } from "../../runtime/contracts/hosts";
import { bareBoot, type Given } from "./bare-boot";
import { eventually } from "./eventually";

/** The function that the core chunk exports: replaced by each test, and called with the boot. */
const startCore = vi.fn<(boot: Boot) => Promise<Core>>();
const fetchCore = vi.fn(async () => ({ start: startCore }));
const beacon = vi.fn();
const core = {
  replay: vi.fn<Core["replay"]>(),
  requestBlocks: vi.fn<Core["requestBlocks"]>(),
} as unknown as Core;

const bootWith = (given: Partial<Given> = {}): Boot =>
  bareBoot({ rows: [], loader: { load: fetchCore } as unknown as Loader<Chunks>, ...given });

/** Sets the page's own configuration. */
const configure = (config: unknown) => {
  const element = document.createElement("script");
  Object.assign(element, { id: "wyspa-config", type: "application/json", text: JSON.stringify(config) });
  document.head.append(element);
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  startCore.mockReset().mockResolvedValue(core);
  vi.stubGlobal("navigator", { sendBeacon: beacon });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("the core", () => {
  it("is fetched by the first call and starts once, with the boot", async () => {
    const boot = bootWith();
    expect(fetchCore).not.toHaveBeenCalled();
    expect(await Promise.all([boot.core(), boot.core()])).toEqual([core, core]);
    expect(await boot.core()).toBe(core);
    expect(fetchCore).toHaveBeenCalledTimes(1);
    expect(startCore.mock.calls).toEqual([[boot]]);
  });

  it("starts on a prerendered page only when the page is shown, also if the page's script asks for it", async () => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    const asked = bootWith().core();
    await eventually(() => expect(fetchCore).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(startCore).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, "prerendering");
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(await asked).toBe(core);
    expect(startCore).toHaveBeenCalledTimes(1);
  });

  it("is fetched again by the next call when its file has not come, and each failure is reported", async () => {
    const boot = bootWith();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    fetchCore.mockRejectedValueOnce(new TypeError("no file"));
    await expect(boot.core()).rejects.toThrow("no file");
    expect(decodeURIComponent(beacon.mock.lastCall?.[0])).toContain("wyspa test: TypeError: no file");
    expect(boot.isOff()).toBe(false);
    expect(warn).not.toHaveBeenCalled(); // the chunk `explain` says why a file is missing
    warn.mockRestore();
    expect(await boot.core()).toBe(core);
    expect(beacon).toHaveBeenCalledTimes(1);
  });

  it("stays off for good when its self-test fails, and says so once", async () => {
    const boot = bootWith();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    startCore.mockRejectedValue(Object.assign(new Error("stays off"), { name: "BrokenBuiltIn" }));
    expect(boot.isOff()).toBe(false);
    await expect(boot.core()).rejects.toThrow("stays off");
    expect(boot.isOff()).toBe(true);
    await expect(boot.core()).rejects.toThrow("stays off");
    expect(fetchCore).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([["Wyspa:", "stays off"]]);
    warn.mockRestore();
  });
});

it("a queued event is replayed natively until the core has started, and then by the core", async () => {
  const boot = bootWith();
  const button = document.createElement("button");
  document.body.append(button);
  const clicks = vi.fn();
  button.addEventListener("click", clicks);
  const touch: Touch = { type: "click", target: button, press: { submitter: null, attributes: new Map() } };
  boot.replay(touch, button);
  const coming = boot.core();
  boot.replay(touch, button);
  expect(clicks).toHaveBeenCalledTimes(2);
  await coming;
  boot.replay(touch, button);
  expect(clicks).toHaveBeenCalledTimes(2);
  expect(core.replay).toHaveBeenCalledWith(touch, button);
});

describe("storefront data", () => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => new Response("{}"));
  const blocksOf = (body: unknown) =>
    Object.keys(JSON.parse(new URLSearchParams(String(body)).get("request") ?? ""));
  beforeEach(() => vi.stubGlobal("fetch", fetched));

  it("is requested at once by the first call, and by the core afterwards", async () => {
    const boot = bootWith();
    boot.requestBlocks([]);
    expect(fetched).not.toHaveBeenCalled();
    boot.requestBlocks(["Basket", "Wishlist", "Basket"]);
    expect(fetched.mock.calls.map(([, request]) => blocksOf(request?.body))).toEqual([
      ["Basket", "Wishlist"],
    ]);
    expect(fetchCore).not.toHaveBeenCalled();
    boot.requestBlocks(["Comparers"]);
    await eventually(() => expect(core.requestBlocks).toHaveBeenCalledWith(["Comparers"]));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await boot.firstRequest.answer).toEqual({ ok: true, data: "{}" });
  });

  it("is requested with the view that the store holds now", async () => {
    const boot = bootWith();
    boot.store.setState(({ page }) => ({ page: { ...page, view: 1 } }));
    await boot.sendStorefront(["Snippets"], {}, new AbortController().signal);
    expect(String(fetched.mock.lastCall?.[1]?.body)).toContain(encodeURIComponent('"mobile":true'));
  });

  it("is not requested without the core, and nothing rejects unhandled", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    const boot = bootWith();
    boot.requestBlocks(["Basket"]);
    fetchCore.mockRejectedValueOnce(new TypeError("no file"));
    boot.requestBlocks(["Comparers"]);
    await eventually(() => expect(beacon).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(core.requestBlocks).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("an island", () => {
  const tagWith = (data: Readonly<Record<string, string>>) => {
    const tag = document.createElement("script");
    Object.assign(tag.dataset, data);
    return { tag, base: "/wyspa/", nonce: "" };
  };

  it("is known by its row, from the start or added later, or by a theme's definition", () => {
    const boot = bootWith({ rows: [{ name: "banner", when: "idle" }] });
    boot.addRows([{ name: "tooltip", when: "visible" }]);
    boot.defined.set("countdown", { row: { name: "countdown", when: "load" } } as Definition);
    const names = ["banner", "tooltip", "countdown", "toString"];
    expect(names.map((name) => boot.row(name)?.when)).toEqual(["idle", "visible", "load", undefined]);
  });

  it("mounts on the theme's elements unless the page's or the tag's configuration turns it off", () => {
    const boot = bootWith({ script: tagWith({ islands: '{"banner":false,"tooltip":false}' }) });
    configure({ islands: { tooltip: true, "mini-basket": false } });
    const enabled = ["banner", "tooltip", "mini-basket", "search-panel"].map(boot.isEnabledByConfig);
    expect(enabled).toEqual([false, true, false, true]);
  });

  it("mounts on no element of the theme beside the old bundle, or without the preset", () => {
    const runner = { ...bootWith().runner, isOurs: () => false };
    expect(bootWith({ runner }).isEnabledByConfig("banner")).toBe(false);
    expect(bootWith({ script: tagWith({ preset: "none" }) }).isEnabledByConfig("banner")).toBe(false);
    configure({ preset: "none" });
    expect(bootWith().isEnabledByConfig("banner")).toBe(false);
  });

  it("writes its status to its host", () => {
    const boot = bootWith();
    const host = document.createElement("div");
    const instance: Instance = {
      row: { name: "banner", when: "load" },
      host,
      when: { name: "load", option: "" },
      status: "waiting",
      stop: new AbortController(),
    };
    boot.hosts.set(host, new Map([["banner", instance]]));
    boot.setStatus(instance, "loading");
    expect([instance.status, host.dataset.islandStatus]).toEqual(["loading", "loading"]);
  });

  it("is activated once, whoever asks for it", async () => {
    const boot = bootWith({ core: () => Promise.reject(new Error("no core")) });
    boot.loader.knows = () => true;
    const host = document.createElement("div");
    const row = { name: "banner", when: "load" };
    const when = { name: "load", option: "" };
    const instance: Instance = { row, host, when, status: "waiting", stop: new AbortController() };
    const first = boot.activate(instance);
    expect(boot.activate(instance)).toBe(first);
    expect(await first).toBe(false);
    expect(instance.status).toBe("failed");
  });
});
