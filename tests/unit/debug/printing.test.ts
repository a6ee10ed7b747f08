// @vitest-environment page
/** The mode `?wyspa=debug`: which faults the console shows, and what it says of each. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeStorage } from "../../../runtime/base/storage";
import type { Boot } from "../../../runtime/contracts/boot";
import * as debug from "../../../runtime/debug/debug";
import { makeFaults } from "../../../runtime/islands/faults";
import { keepModes } from "../../../runtime/page/modes";
import { bareBoot } from "../bare-boot";

const session = safeStorage(() => sessionStorage);
const host = document.createElement("p");
let shown: unknown[][];
let loaded: string[];
beforeEach(() => {
  shown = [];
  loaded = [];
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => new Response());
  vi.spyOn(console, "error").mockImplementation((...line) => shown.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function faults() {
  const load = async (key: string) => {
    loaded.push(key);
    return debug;
  };
  const loader = { keys: () => [], files: () => [], load } as unknown as Boot["loader"];
  const boot = bareBoot({ rows: [], loader });
  boot.store.setState(({ shop }) => ({ shop: { ...shop, graphqlUrl: "/graphql/v1/" } }));
  return makeFaults(boot, session);
}
const turn = () => new Promise((next) => setTimeout(next));

describe("a fault", () => {
  it("is shown with its error, host and outcome, each once", async () => {
    keepModes(session, ["debug"]);
    const error = new Error("of anna@sklep.pl");
    const { report } = faults();
    report({ error, island: "tooltip", phase: "mount", host });
    report({ error, island: "tooltip", phase: "mount", host });
    await turn();
    const line = "tooltip (mount) has a fault. The shop's error log receives it.";
    expect(shown).toEqual([["Wyspa:", line, error, host]]);
  });

  it("of the runtime has no host", async () => {
    keepModes(session, ["debug"]);
    faults().report({ error: 1 });
    await turn();
    expect(shown).toEqual([["Wyspa:", "the runtime has a fault. The shop's error log receives it.", 1]]);
  });

  it("that a listener keeps back, or that is the sixth, is shown with the reason", async () => {
    keepModes(session, ["debug"]);
    const { report } = faults();
    const keep = (event: Event) => event.preventDefault();
    document.addEventListener("wyspa:error-report", keep);
    report({ error: "a" });
    document.removeEventListener("wyspa:error-report", keep);
    for (const error of ["b", "c", "d", "e", "f"]) report({ error });
    await turn();
    expect(shown[0]?.[1]).toContain("A listener of wyspa:error-report keeps it");
    expect(shown.map(([, , error]) => error)).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(shown[5]?.[1]).toContain("this page has sent five faults");
  });

  it("loads nothing and shows nothing without the mode, or in another one", async () => {
    faults().report({ error: "a" });
    keepModes(session, ["inspect"]);
    faults().report({ error: "a" });
    await turn();
    expect([loaded, shown]).toEqual([[], []]);
  });

  it("that only a cancelled request has caused is not shown", async () => {
    keepModes(session, ["debug"]);
    faults().report({ error: Object.assign(new Error("x"), { name: "AbortError" }) });
    await turn();
    expect(shown).toEqual([]);
  });
});
