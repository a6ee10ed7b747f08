// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMissing } from "../../../runtime/base/fetch-module";
import { makeLoader } from "../../../runtime/base/loader";
import { hanging, lostFile, serveModules } from "../module-server";

/** A table as the build writes it: each file with a hash of five signs. */
const table = (...entries: readonly string[]) =>
  `${entries.join(" ")}:${entries.map((_, index) => `hash${index}`).join("")}`;

// Stylesheets load without a request.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
beforeEach(() => document.head.replaceChildren());
afterEach(() => void vi.useRealTimers());

const links = (rel = "modulepreload") =>
  [...document.head.querySelectorAll("link")].filter((link) => link.rel === rel);
const linked = (base: string, rel?: string) => links(rel).map(({ href }) => href.slice(base.length));

describe("the table of chunks", () => {
  it("gives each module its file, with the hash in the name", () => {
    const loader = makeLoader(
      "",
      "",
      table("core", "menu=category-menu,category-menu/drawer", "island+core"),
    );
    expect(loader.keys()).toEqual(["core", "category-menu", "category-menu/drawer", "island"]);
    expect(loader.files("core")).toEqual(["chunks/core-hash0.js"]);
    expect(loader.files("category-menu/drawer")).toEqual(["chunks/menu-hash1.js"]);
    expect(loader.knows("menu")).toBe(false);
  });

  it("finds a part of an island in the island's own file, with what comes along", async () => {
    const { base } = serveModules(() => ({ modules: { menu: 1, "menu/drawer": { value: "part" } } }));
    const files = (...entries: readonly string[]) => makeLoader(base, "", table(...entries));
    const loader = files("header=menu,basket/toggle+sheet", "sheet");
    expect(loader.files("menu/drawer")).toEqual(["chunks/header-hash0.js", "chunks/sheet-hash1.js"]);
    expect(loader.files("basket/other")).toEqual([]);
    expect(await files("header=menu").load("menu/drawer")).toEqual({ value: "part" });
  });

  it("lists each file once, however many modules bring it along", () => {
    const loader = makeLoader("", "", table("buy=add,card+basket+sheet", "shop=basket,sheet"));
    expect(loader.files("card")).toEqual(["chunks/buy-hash0.js", "chunks/shop-hash1.js"]);
  });

  it("brings a file along in the views that the table names", () => {
    let view = 1;
    const loader = makeLoader("", "", table("a+b@12", "b"), false, () => view);
    expect(loader.files("a")).toHaveLength(2);
    view = 3;
    expect(loader.files("a")).toEqual(["chunks/a-hash0.js"]);
  });

  it("may be extended later", () => {
    const loader = makeLoader("", "", table("core"));
    expect(loader.knows("island")).toBe(false);
    loader.add(table("x", "island"));
    expect(loader.knows("core")).toBe(true);
    expect(loader.files("island")).toEqual(["chunks/island-hash1.js"]);
  });

  it("lists a chunk's own file first, and then the files of its companions and of theirs", () => {
    const loader = makeLoader("", "", table("a+b", "b+c", "c"));
    expect(loader.files("a")).toEqual([0, 1, 2].map((index) => `chunks/${"abc"[index]}-hash${index}.js`));
  });

  it("has no file for an unknown name, unless the name is a file's path", () => {
    const loader = makeLoader("", "", table("a"));
    expect(loader.files("b")).toEqual([]);
    expect(loader.files("texts/1/english/a.js")).toEqual(["texts/1/english/a.js"]);
  });
});

describe("a chunk that cannot be loaded", () => {
  it("is measured as lost, once per load", async () => {
    const lost: unknown[] = [];
    const listen = ({ detail }: CustomEvent) => void lost.push([detail.name, detail.phase]);
    document.addEventListener("wyspa:metric", listen);
    const { base } = serveModules(() => {
      throw lostFile();
    });
    await expect(makeLoader(base, "", table("a")).load("a")).rejects.toSatisfy(isMissing);
    document.removeEventListener("wyspa:metric", listen);
    expect(lost).toEqual([["a", "lost"]]);
  });
});

describe("a loaded chunk", () => {
  it("is fetched in one round trip with its companions, which do not run", async () => {
    const { base, asked } = serveModules(() => ({ value: "a" }));
    const loader = makeLoader(base, "secret", table("a+b+texts/a.js", "b"));
    const load = loader.load("a");
    expect([...loader.requestedFiles()]).toEqual(["chunks/a-hash0.js", "chunks/b-hash1.js", "texts/a.js"]);
    expect(linked(base)).toEqual([]); // links take time, and a press may be running
    expect(await load).toMatchObject({ value: "a" });
    await expect.poll(() => linked(base)).toEqual(["chunks/b-hash1.js", "texts/a.js"]);
    expect(asked).toEqual(["chunks/a-hash0.js"]);
  });

  it("may have a stylesheet among its companions, which is inserted before the page's own sheets", () => {
    const own = document.head.appendChild(document.createElement("style"));
    const loader = makeLoader("/", "secret", table("a+wyspa.css"));
    loader.preload("a");
    makeLoader("/", "secret", table("b+wyspa.css")).preload("b");
    const [link, ...others] = links("stylesheet");
    expect([link?.getAttribute("href"), link?.nonce]).toEqual(["/wyspa.css", "secret"]);
    expect([others, link?.nextSibling]).toEqual([[], own]);
    link?.dispatchEvent(new Event("error"));
    expect(link?.isConnected).toBe(false);
  });

  it("carries the nonce of our own tag on its preload links", () => {
    const loader = makeLoader("/", "secret", table("a"));
    loader.preload("a");
    expect(links().map((link) => link.nonce)).toEqual(["secret"]);
  });

  it("is shared by all callers, during the load and afterwards", async () => {
    const { base, asked } = serveModules(() => ({ value: {} }));
    const loader = makeLoader(base, "", table("a"));
    const [one, two] = await Promise.all([loader.load("a"), loader.load("a")]);
    expect(one).toBe(two);
    expect(await loader.load("a")).toBe(one);
    expect(asked).toHaveLength(1);
  });

  it("is one of several modules in a file, which is fetched once", async () => {
    const { base, asked } = serveModules(() => ({ modules: { one: { value: 1 }, two: { value: 2 } } }));
    const loader = makeLoader(base, "", table("file=one,two"));
    expect(await Promise.all([loader.load("one"), loader.load("two")])).toEqual([{ value: 1 }, { value: 2 }]);
    expect(asked).toHaveLength(1);
  });

  it("receives what the entry shares, and so does a file with React", async () => {
    const provide = (name: string) => `React's ${name}`;
    const take = (name: string) => `the entry's ${name}`;
    const { base } = serveModules((file) =>
      file.includes("plain")
        ? { withShared: (from: typeof take) => ({ value: from("text") }) }
        : file.includes("island")
          ? {
              withReact: (react: typeof provide, from: typeof take) => ({
                value: [react("react"), from("text")],
              }),
            }
          : { provide },
    );
    const loader = makeLoader(base, "", table("plain", "island+react", "react"), false, () => 0, take);
    expect(await loader.load("plain")).toEqual({ value: "the entry's text" });
    expect(await loader.load("island")).toEqual({ value: ["React's react", "the entry's text"] });
  });

  it("shares the one React with the other modules of its file", async () => {
    const withReact = vi.fn((from: (name: string) => unknown) => ({ modules: { a: from("react"), b: "b" } }));
    const provide = (name: string) => `shared ${name}`;
    const { base } = serveModules((file) => (file.includes("react") ? { provide } : { withReact }));
    const loader = makeLoader(base, "", table("island=a,b+react", "react"));
    expect(await Promise.all([loader.load("a"), loader.load("b")])).toEqual(["shared react", "b"]);
    expect(withReact).toHaveBeenCalledOnce();
  });

  it("is not preloaded twice, but a prefetched chunk is preloaded when it is needed", () => {
    const loader = makeLoader("/", "", table("a+b", "b"));
    loader.preload("a", "prefetch");
    loader.preload("b");
    loader.preload("b");
    loader.preload("a");
    expect([links("prefetch").length, links().length]).toEqual([2, 2]);
  });

  it("loads a companion that was added meanwhile, and skips one that was removed", () => {
    const loader = makeLoader("/", "", table("a+b", "b", "c"));
    loader.setCompanion("a", "c", true);
    loader.setCompanion("a", "b", false);
    expect(loader.files("a")).toEqual(["chunks/a-hash0.js", "chunks/c-hash2.js"]);
    loader.setCompanion("unknown", "c", true);
    expect(loader.knows("unknown")).toBe(false);
  });

  it("receives the modules that React islands share if it belongs to a React island", async () => {
    const provide = (name: string) => `shared ${name}`;
    const withReact = (from: typeof provide) => ({ mount: from("react") });
    const { base, asked } = serveModules((file) => (file.includes("react") ? { provide } : { withReact }));
    const loader = makeLoader(base, "", table("island+react", "react"));
    expect(await loader.load("island")).toEqual({ mount: "shared react" });
    expect(asked).toEqual(["chunks/island-hash0.js", "chunks/react-hash1.js"]);
    await expect.poll(() => linked(base)).toEqual(["chunks/react-hash1.js"]);
  });
});

describe("React", () => {
  it("is evaluated only after the browser has painted, or soon where nothing is painted", async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (task: FrameRequestCallback) => frames.push(task));
    const timers: { task: () => void; ms: number | undefined }[] = [];
    vi.stubGlobal("setTimeout", (task: () => void, ms?: number) => timers.push({ task, ms }));
    vi.stubGlobal("clearTimeout", () => {});
    const { base, asked } = serveModules((file) =>
      file.includes("react") ? { provide: () => {} } : { withReact: () => "island" },
    );
    const isAsked = () => asked.some((file) => file.includes("react"));
    const loader = makeLoader(base, "", table("island+react", "react"));
    const first = loader.load("island");
    await vi.dynamicImportSettled();
    expect(isAsked()).toBe(false);
    for (const frame of frames) frame(0);
    expect(isAsked()).toBe(false);
    timers.at(-1)?.task(); // the task after the frame
    expect(await first).toBe("island");
    expect(isAsked()).toBe(true);

    // Another script may have broken the frames.
    vi.stubGlobal("requestAnimationFrame", () => {
      throw new Error("broken");
    });
    timers.length = 0;
    const hidden = makeLoader(base, "", table("island+react", "react"));
    const second = hidden.load("island");
    timers.find(({ ms }) => ms === 100)?.task();
    expect(await second).toBe("island");
    vi.unstubAllGlobals();
  });
});

describe("a failed load", () => {
  const lost = (isLost: () => boolean) =>
    serveModules(() => {
      if (isLost()) throw lostFile();
      return { value: "back" };
    });

  it("is shared by all pending callers and is not cached: the next call retries", async () => {
    let isOffline = true;
    const { base, asked } = lost(() => isOffline);
    const loader = makeLoader(base, "", table("a"));
    const both = await Promise.allSettled([loader.load("a"), loader.load("a")]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(asked).toHaveLength(2); // one fetch, with its retry
    isOffline = false;
    expect(await loader.load("a")).toMatchObject({ value: "back" });
    expect(asked).toHaveLength(3);
  });

  it("of a file of texts is not cached either", async () => {
    let isOffline = true;
    const { base } = lost(() => isOffline);
    const loader = makeLoader(base, "", table("a"));
    await expect(loader.loadFile("texts/a.js")).rejects.toSatisfy(isMissing);
    isOffline = false;
    expect(await loader.loadFile("texts/a.js")).toMatchObject({ value: "back" });
  });

  it("is asked for again by the next call for any module of the file", async () => {
    let isOffline = true;
    const { base, asked } = serveModules(() => {
      if (isOffline) throw lostFile();
      return { modules: { one: 1, two: 2 } };
    });
    const loader = makeLoader(base, "", table("file=one,two"));
    await expect(loader.load("one")).rejects.toSatisfy(isMissing);
    isOffline = false;
    expect(await loader.load("two")).toBe(2);
    expect(asked).toHaveLength(3);
  });

  it("of React fails the island, and the next call retries both", async () => {
    let isOffline = true;
    const { base } = serveModules((file) => {
      if (!file.includes("react")) return { withReact: () => "island" };
      if (isOffline) throw lostFile();
      return { provide: () => {} };
    });
    const loader = makeLoader(base, "", table("island+react", "react"));
    await expect(loader.load("island")).rejects.toSatisfy(isMissing);
    isOffline = false;
    expect(await loader.load("island")).toBe("island");
  });

  it("is explained by a chunk on demand, with the file and the error", async () => {
    const told: unknown[] = [];
    const { base } = serveModules((file) => {
      if (file.includes("explain")) return { explainFile: (...given: unknown[]) => told.push(given) };
      throw lostFile();
    });
    const loader = makeLoader(base, "", table("a", "explain"));
    await loader.load("a").catch(() => {});
    await loader.loadFile("texts/a.js").catch(() => {});
    await expect.poll(() => told).toHaveLength(2);
    expect(told).toEqual([
      [base, "chunks/a-hash0.js", expect.toSatisfy(isMissing)],
      [base, "texts/a.js", expect.toSatisfy(isMissing)],
    ]);
  });

  it("is one sentence of the loader when the explanation is missing too, however many files are", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { base, asked } = lost(() => true);
    const loader = makeLoader(base, "", table("a", "b", "explain"));
    await Promise.allSettled([loader.load("a"), loader.load("b")]);
    await expect.poll(() => warn.mock.calls).toHaveLength(1);
    await loader.load("a").catch(() => {});
    await loader.load("b").catch(() => {});
    expect(warn.mock.calls).toEqual([["Wyspa:", expect.stringContaining(`${base} is incomplete`)]]);
    expect(asked.filter((file) => file.includes("explain"))).toHaveLength(2); // one fetch, with its retry
    warn.mockRestore();
  });

  it("is not explained while the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { base, asked } = lost(() => true);
    const loader = makeLoader(base, "", table("a", "explain"));
    await loader.load("a").catch(() => {});
    await new Promise((turn) => setTimeout(turn, 20));
    expect(asked.filter((file) => file.includes("explain"))).toEqual([]);
    vi.restoreAllMocks();
  });

  it("of one chunk does not delay another one", async () => {
    const { base } = serveModules((file) => (file.includes("a-") ? hanging() : { value: "b" }));
    const loader = makeLoader(base, "", table("a", "b"));
    void loader.load("a").catch(() => {});
    expect(await loader.load("b")).toMatchObject({ value: "b" });
  });

  it("is the result for an unknown chunk, which loads once it is known", async () => {
    const { base } = serveModules(() => ({ value: "b" }));
    const loader = makeLoader(base, "", table("a"));
    await expect(loader.load("b")).rejects.toThrow("no chunk: b");
    loader.add(table("b"));
    expect(await loader.load("b")).toMatchObject({ value: "b" });
  });
});
