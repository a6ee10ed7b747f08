// @vitest-environment page
/** Errors that reach the window: only the island in whose code one arose fails, and the shop's error log stays small. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeStorage } from "../../../runtime/base/storage";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Definition, Instance } from "../../../runtime/contracts/hosts";
import { makeFaults } from "../../../runtime/islands/faults";
import { bareBoot } from "../bare-boot";

const base = "https://cdn.shop.test/wyspa/";
const session = safeStorage(() => sessionStorage);
const file = "chunks/search-panel-AB12.js";

/** An error with the stack of a file. */
const errorIn = (address: string, message = "broken") =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at x (${address}:1:1)` });

let sent: string[];
let boot: Boot;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string) => {
    sent.push(new URL(url, base).searchParams.get("JSerror") ?? "");
    return new Response();
  });
  boot = bareBoot({
    script: { tag: null, base, nonce: "" },
    rows: [{ name: "search-panel", when: "load" }],
    loader: { keys: () => ["search-panel", "react"], files: () => [file] } as unknown as Boot["loader"],
    core: () => Promise.reject(new Error("no core")),
  });
  setShop({ graphqlUrl: "/graphql/v1/" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function reach(error: unknown, more: { isFromPage?: boolean; touched?: EventTarget | null } = {}) {
  const faults = makeFaults(boot, session);
  const hosts = [document.createElement("p"), document.createElement("p")];
  document.body.replaceChildren(...hosts);
  const instances = hosts.map(
    (host) => ({ host, row: { name: "search-panel", when: "load" }, status: "ready" }) as unknown as Instance,
  );
  const failed: unknown[] = [];
  faults.escaped({
    phase: "handler",
    error,
    isFromPage: false,
    touched: null,
    instances,
    fail: ({ host }, phase, cause) =>
      failed.push([hosts.indexOf(host as HTMLParagraphElement), phase, cause]),
    ...more,
  });
  return failed;
}
const setShop = (shop: object) => boot.store.setState((state) => ({ shop: { ...state.shop, ...shop } }));

describe("an error that reached the window", () => {
  it("fails the island in whose file it arose", () => {
    const error = errorIn(base + file);
    expect(reach(error)).toEqual([[0, "handler", error]]);
    expect(sent).toEqual([]); // the island's own failure is reported elsewhere
  });

  it("fails the host that the shopper touched last, when several hosts have the island", () => {
    const error = errorIn(base + file);
    const faults = makeFaults(boot, session);
    document.body.innerHTML = "<p></p><p><b></b></p>";
    const failed: Element[] = [];
    faults.escaped({
      phase: "async",
      error,
      isFromPage: false,
      touched: document.querySelector("b"),
      instances: [...document.querySelectorAll("p")].map(
        (host) => ({ host, row: { name: "search-panel", when: "load" } }) as unknown as Instance,
      ),
      fail: ({ host }) => failed.push(host),
    });
    expect(failed).toEqual([document.querySelectorAll("p")[1]]);
  });

  it("is reported when it arose in the runtime, and fails no island", () => {
    expect(reach(errorIn(`${base}wyspa.js`, "of the runtime"))).toEqual([]);
    expect(sent).toEqual([expect.stringContaining("of the runtime")]);
  });

  it("is reported when its island is on no host any more", () => {
    const faults = makeFaults(boot, session);
    faults.escaped({
      phase: "async",
      error: errorIn(base + file, "late"),
      isFromPage: false,
      touched: null,
      instances: [],
      fail: () => expect.unreachable(),
    });
    expect(sent).toEqual([expect.stringMatching(/search-panel async: .*late/)]);
  });
});

describe("an error of the page's own scripts", () => {
  const ofPage = () => errorIn("https://shop.test/theme.js", "of the theme");

  it("is not reported unless the shop asks for it", () => {
    expect(reach(ofPage())).toEqual([]);
    expect(sent).toEqual([]);
    setShop({ reportPageErrors: true });
    reach(ofPage());
    expect(sent).toEqual([expect.stringContaining("page: ")]);
  });

  it("fails no island although the island called the page's function", () => {
    expect(reach(errorIn(base + file), { isFromPage: true })).toEqual([]);
  });

  it.each([
    ["a browser's extension", errorIn("chrome-extension://abc/x.js")],
    ["a file of another origin, which browsers hide", undefined],
    ["a script that throws null", null],
  ])("is not reported when it comes from %s", (_, error) => {
    setShop({ reportPageErrors: true });
    reach(error);
    expect(sent).toEqual([]);
  });

  it("never uses up the reports of our own errors", () => {
    setShop({ reportPageErrors: true });
    const faults = makeFaults(boot, session);
    const escaped = (error: unknown) =>
      faults.escaped({ phase: "async", error, isFromPage: false, touched: null, instances: [], fail() {} });
    for (let count = 0; count < 50; count++) escaped(errorIn("https://shop.test/theme.js", `theme ${count}`));
    escaped(errorIn(`${base}wyspa.js`, "of the runtime"));
    expect([sent.length, sent.at(-1)]).toEqual([6, expect.stringContaining("of the runtime")]);
  });
});

it("a report contains nothing that the shopper has typed, and not the page's nonce", () => {
  document.body.innerHTML = '<input value="Nadmorska siedem">';
  boot = { ...boot, script: { tag: null, base, nonce: "secret-nonce" } };
  makeFaults(boot, session).report({ error: new Error("no delivery to Nadmorska siedem with secret-nonce") });
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain("Nadmorska siedem");
  expect(sent[0]).not.toContain("secret-nonce");
});

it("a module without a mount function is one line in the console, which links to the host", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const host = document.createElement("p");
  const faults = makeFaults(boot, session);
  const error = new TypeError('The module of hours exports no function "mount". Add one.');
  for (let count = 0; count < 2; count++) faults.report({ error, island: "hours", phase: "module", host });
  faults.report({ error: new Error("broken"), island: "hours", phase: "mount", host });
  expect(warn.mock.calls).toEqual([["Wyspa:", error.message, host]]);
  warn.mockRestore();
});

it("an error of a theme's own island is in the console, too, and one of ours only in the shop's log", () => {
  const shown = vi.spyOn(console, "error").mockReturnValue();
  boot.defined.set("hours", {} as Definition);
  const faults = makeFaults(boot, session);
  const error = new Error("no hours");
  for (let count = 0; count < 2; count++) faults.report({ error, island: "hours", phase: "mount" });
  faults.report({ error: new Error("of ours"), island: "search-panel", phase: "mount" });
  expect(shown.mock.calls).toEqual([[error]]);
  expect(sent).toHaveLength(2);
  shown.mockRestore();
});

describe("the newest manifest", () => {
  it("is not asked for a file on a page that verifies our files, because it names files without integrity", async () => {
    const fetching = vi.fn(async () => new Response("{}"));
    vi.stubGlobal("fetch", fetching);
    const tag = Object.assign(document.createElement("script"), { integrity: "sha384-AAAA" });
    expect(
      await makeFaults({ ...boot, script: { ...boot.script, tag } }, session).fetchNewest("search-panel"),
    ).toBeNull();
    expect(fetching).not.toHaveBeenCalled();
    await makeFaults(boot, session).fetchNewest("search-panel");
    expect(fetching).toHaveBeenCalledOnce();
  });
});
