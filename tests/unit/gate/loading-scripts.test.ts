// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/page.html" }
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeScriptLoader } from "../../../runtime/gate/load-script";
import { makePolicies } from "../../../runtime/gate/policies";
import { pass, turns } from "../turns";

const FOLDER = "https://shop.test/gfx/pol/";

/** Scripts are never fetched here: each waits until the test says how it ended. */
function loader({ tag = null, refuses = false }: { tag?: HTMLScriptElement | null; refuses?: boolean } = {}) {
  return makeScriptLoader({
    policies: refuses ? null : makePolicies(),
    nonce: "secret",
    tag,
    prefix: () => "/gfx/pol/",
    version: "1",
  });
}
const scripts = (name: string) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src="${FOLDER}${name}.js"]`),
];
const ours = new WeakSet<Event>();
// These tests' browser fetches no scripts and tells at once that each has loaded; the page does not hear that.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
document.addEventListener("load", (event) => ours.has(event) || event.stopImmediatePropagation(), true);
const end = async (name: string, type: "load" | "error") => {
  const event = new Event(type);
  ours.add(event);
  for (const script of scripts(name)) script.dispatchEvent(event);
  await turns();
};
/** What a load has come to: its value, the kind of its error, or nothing yet. */
function follow(load: Promise<unknown>) {
  const seen: { value?: unknown; kind?: unknown } = {};
  load.then(
    (value) => {
      seen.value = value;
    },
    (error: unknown) => {
      seen.kind = Reflect.get(Object(error), "kind");
    },
  );
  return seen;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe("a script of the shop", () => {
  it("is loaded by its name, with our nonce, and resolves true when it has run", async () => {
    const seen = follow(loader().loadScript("hotspots"));
    await turns();
    const [script] = scripts("hotspots");
    expect([script?.parentElement, script?.nonce]).toEqual([document.head, "secret"]);
    expect(seen).toEqual({});
    await end("hotspots", "load");
    expect(seen).toEqual({ value: true });
  });

  it("is loaded once, however often it is requested", async () => {
    const { loadScript } = loader();
    const [one, two] = [follow(loadScript("hotspots")), follow(loadScript("hotspots"))];
    await turns();
    expect([one, two]).toEqual([{}, {}]); // neither has run yet
    await end("hotspots", "load");
    const three = follow(loadScript("hotspots"));
    await turns();
    expect([one, two, three]).toEqual(Array(3).fill({ value: true }));
    expect(scripts("hotspots")).toHaveLength(1);
  });

  it("that is already in the page is not added again; it has run when the page has loaded", async () => {
    const own = document.createElement("script");
    own.src = `${FOLDER}hotspots.js`;
    document.head.append(own);
    expect(document.readyState).toBe("complete");
    const seen = follow(loader().loadScript("hotspots"));
    await turns();
    expect(seen).toEqual({ value: true });
    expect(scripts("hotspots")).toEqual([own]);
  });

  it("that is in a page that still loads has run with its own event, or with the page's", async () => {
    for (const name of ["one", "two"]) {
      const own = document.createElement("script");
      own.src = `${FOLDER}${name}.js`;
      document.head.append(own);
    }
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    const { loadScript } = loader();
    const [one, two] = [follow(loadScript("one")), follow(loadScript("two"))];
    await turns();
    expect([one, two]).toEqual([{}, {}]);
    await end("one", "load");
    expect([one, two]).toEqual([{ value: true }, {}]);
    dispatchEvent(new Event("load"));
    await turns();
    expect(two).toEqual({ value: true });
    state.mockRestore();
  });

  it("is loaded beside another one of the page", async () => {
    const other = document.createElement("script");
    other.src = `${FOLDER}other.js`;
    document.head.append(other);
    follow(loader().loadScript("hotspots"));
    await turns();
    expect(scripts("hotspots")).toHaveLength(1);
  });

  it("keeps its attributes, except those that would change its source or its type", async () => {
    const attributes = {
      "data-a": "1",
      async: "",
      src: "/evil.js",
      nonce: "x",
      onload: "x()",
      Type: "module",
      "data-src": "2",
      "src-x": "3",
    };
    follow(loader().loadScript("hotspots", { attributes }));
    await turns();
    const [script] = scripts("hotspots");
    expect([script?.getAttribute("data-a"), script?.hasAttribute("async")]).toEqual(["1", true]);
    expect([script?.getAttribute("data-src"), script?.getAttribute("src-x")]).toEqual(["2", "3"]);
    expect(["onload", "type"].map((name) => script?.hasAttribute(name))).toEqual([false, false]);
    expect(script?.nonce).toBe("secret");
  });
});

describe("the place of a script", () => {
  const order = () =>
    [...document.querySelectorAll("script")].map(({ id, src }) => id || src.slice(FOLDER.length));
  const show = () => {
    document.body.innerHTML = "<p></p>";
    const tag = document.createElement("script");
    tag.id = "ours";
    document.body.append(tag);
    return tag;
  };

  it.each([
    ["body_top", ["a.js", "ours"]],
    ["body_bottom", ["ours", "a.js"]],
    ["before_shop_js", ["a.js", "ours"]],
    ["after_shop_js", ["ours", "a.js"]],
  ] as const)("is %s", async (position, expected) => {
    follow(loader({ tag: show() }).loadScript("a", { position }));
    await turns();
    expect(order()).toEqual(expected);
    expect(scripts("a")[0]?.parentElement).toBe(document.body);
  });

  it("is the head without our tag and without the shop's script", async () => {
    follow(loader().loadScript("a", { position: "after_shop_js" }));
    await turns();
    expect(scripts("a")[0]?.parentElement).toBe(document.head);
  });
});

describe("a script that does not load", () => {
  it("is a network error, leaves no element behind, and is requested again by the next call", async () => {
    const { loadScript } = loader();
    const seen = follow(loadScript("missing"));
    await turns();
    await end("missing", "error");
    expect(seen).toEqual({ kind: "network" });
    expect(scripts("missing")).toEqual([]);
    const again = follow(loadScript("missing"));
    await turns();
    expect(scripts("missing")).toHaveLength(1);
    await end("missing", "load");
    expect(again).toEqual({ value: true });
  });

  it("is a timeout after five seconds and not sooner", async () => {
    const seen = follow(loader().loadScript("slow"));
    await pass(4_999);
    expect(seen).toEqual({});
    await pass(1);
    expect(seen).toEqual({ kind: "timeout" });
  });

  it("may still arrive after its timeout: a later call waits for the same script", async () => {
    const { loadScript } = loader();
    follow(loadScript("slow"));
    await pass(5_000);
    const later = follow(loadScript("slow"));
    await turns();
    expect(scripts("slow")).toHaveLength(1);
    await end("slow", "load");
    expect(later).toEqual({ value: true });
  });
});

describe("a refused script", () => {
  it.each([
    ["an invalid name", ["../a"]],
    ["an address that runs code", ["javascript:1"]],
    ["an invalid position", ["a", { position: "nowhere" }]],
    ["an invalid type", ["a", { type: "text/javascript" }]],
    ["a type that only begins like one", ["a", { type: "modules" }]],
  ])("is one with %s", async (_, [name, options]) => {
    const seen = follow(loader().loadScript(name as string, options as never));
    await turns();
    expect(seen).toEqual({ kind: "refused" });
    expect(document.querySelector("script")).toBeNull();
  });

  it("is any script when the page's policy refuses ours", async () => {
    const seen = follow(loader({ refuses: true }).loadScript("a"));
    await turns();
    expect(seen).toEqual({ kind: "refused" });
    expect(document.querySelector("script")).toBeNull();
  });
});

it("an error names the script and the reason", async () => {
  const { loadScript } = loader();
  await expect(loadScript("../a")).rejects.toThrow(/^Wyspa: the script "\.\.\/a" is refused: check its name/);
});

describe("a module", () => {
  it("that does not load is a network error with its cause, and needs no element", async () => {
    const { loadScript, installModule } = loader();
    expect(installModule("Own", "https://shop.test/own-module.js")).toBe(true);
    const error: Error = await loadScript("Own").then(
      () => new Error("loaded"),
      (reason) => reason,
    );
    expect([error.name, Reflect.get(error, "kind"), error.cause instanceof Error]).toEqual([
      "ScriptLoadError",
      "network",
      true,
    ]);
    expect(document.querySelector("script")).toBeNull();
  });
});
