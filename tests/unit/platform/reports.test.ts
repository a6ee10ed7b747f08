// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import { bareReport } from "../../../runtime/platform/bare-report";
import { makeReport } from "../../../runtime/platform/report";

afterEach(() => vi.unstubAllGlobals());

/** A stubbed error log of a shop. */
function log(answer: () => Promise<unknown> = async () => new Response(), visibility = "visible") {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility as DocumentVisibilityState);
  const beacon = vi.fn((_url: string, _body: string) => true);
  vi.stubGlobal("navigator", { sendBeacon: beacon });
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(answer);
  vi.stubGlobal("fetch", fetching);
  const report = makeReport(
    "1.2.3",
    () => "/graphql/v1/",
    () => "main",
  );
  const heard = async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve));
    return fetching.mock.calls.map(
      ([url]) => new URL(url, "https://shop.test").searchParams.get("JSerror") ?? "",
    );
  };
  return { report, heard, fetching, beacon };
}

describe("the shop's error log", () => {
  it("receives what broke, where, and in which version", async () => {
    const { report, heard, fetching } = log();
    report({ error: new TypeError("a & b + c = 50%"), island: "search-panel", phase: "mount" });
    expect(await heard()).toEqual([
      expect.stringMatching(/^wyspa 1\.2\.3\/main search-panel mount: TypeError: a & b \+ c = 50%\n/),
    ]);
    expect(fetching.mock.calls[0]?.[0]).toMatch(/^\/graphql\/v1\/\?JSerror=[\w.%*+-]+$/);
    expect(fetching.mock.calls[0]?.[1]).toEqual({ method: "POST", body: "query { hello }", keepalive: true });
  });

  it("receives nothing that the page keeps back, and the page sees exactly what would be sent", async () => {
    const { report, heard } = log();
    const seen: unknown[] = [];
    const keepBack = (event: CustomEvent) => {
      seen.push(event.detail);
      if (event.detail.island === "search-panel") event.preventDefault();
    };
    document.addEventListener("wyspa:error-report", keepBack);
    const error = new TypeError("anna@shop.test is broken");
    report({ error, island: "search-panel", phase: "mount" });
    report({ error, island: "mini-basket", phase: "mount" });
    document.removeEventListener("wyspa:error-report", keepBack);
    const sent = await heard();
    expect(sent).toHaveLength(1);
    const [kept, passed] = seen as { text: string; error: unknown }[];
    expect(kept).toMatchObject({ error, island: "search-panel", phase: "mount" });
    expect(kept?.text).toMatch(/^wyspa 1\.2\.3\/main search-panel mount: TypeError: …@… is broken\n/);
    expect(passed?.text).toBe(sent[0]);
  });

  it("receives each fault once", async () => {
    const { report, heard } = log();
    for (let i = 0; i < 50; i++) report({ error: new Error("same"), island: "mini-basket", phase: "render" });
    expect(await heard()).toHaveLength(1);
  });

  it("receives at most five faults of a page", async () => {
    const { report, heard } = log();
    for (let i = 0; i < 10_000; i++) report({ error: new Error(`fault ${i}`) });
    expect(await heard()).toHaveLength(5);
  });

  it("receives no aborted requests", async () => {
    const { report, heard } = log();
    report({ error: new DOMException("left", "AbortError") });
    report({ error: Object.assign(new Error("left"), { name: "AbortError" }) });
    expect(await heard()).toEqual([]);
  });

  it.each([
    [
      "rejects",
      async () => {
        throw new TypeError("offline");
      },
    ],
    [
      "throws at once",
      () => {
        throw new TypeError("blocked");
      },
    ],
    ["answers 500", async () => new Response("", { status: 500 })],
  ])("that %s causes no fault of its own", async (_, answer) => {
    const { report, heard } = log(answer);
    report({ error: new Error("x") });
    expect(await heard()).toHaveLength(1);
  });

  it("receives faults that are no errors", async () => {
    const { report, heard } = log();
    for (const error of ["text", 7, null, undefined]) report({ error, phase: "async" });
    expect(await heard()).toEqual(
      ["text", "7", "null", "undefined"].map((own) => `wyspa 1.2.3/main async: ${own}`),
    );
  });

  it("receives by beacon a fault during the unload of the page", async () => {
    const { report, fetching, beacon } = log(undefined, "hidden");
    report({ error: new Error("late") });
    expect(fetching).not.toHaveBeenCalled();
    expect(beacon).toHaveBeenCalledTimes(1);
    expect(beacon.mock.calls[0]?.[0]).toContain("JSerror=wyspa+1.2.3%2Fmain%3A+Error%3A+late");
  });

  it("receives by fetch what no beacon accepts", async () => {
    const { report, heard, beacon } = log(undefined, "hidden");
    beacon.mockReturnValue(false);
    report({ error: new Error("late") });
    expect(await heard()).toHaveLength(1);
  });

  it("receives none of the page's current secrets", async () => {
    const { heard } = log();
    const secrets = ["nonce-1"];
    const report = makeReport(
      "1.2.3",
      () => "/graphql/v1/",
      () => "main",
      () => secrets,
    );
    secrets.push("Jan Kowalski");
    report({ error: new Error("nobody is called Jan Kowalski, by nonce-1") });
    expect((await heard())[0]).toContain("Error: nobody is called …, by …\n");
  });

  it("receives faults that resist being written", () => {
    const { report } = log();
    report({ error: Object.create(null) });
    report({ error: Symbol("s") });
  });
});

describe("a report without the core", () => {
  it("is sent with the version, unless the page keeps it back", () => {
    const { beacon } = log();
    const keepBack = (event: Event) => event.preventDefault();
    document.addEventListener("wyspa:error-report", keepBack);
    bareReport("1.2.3", new Error("no core"));
    expect(beacon).not.toHaveBeenCalled();
    document.removeEventListener("wyspa:error-report", keepBack);
    bareReport("1.2.3", new Error("no core"));
    expect(beacon.mock.calls).toEqual([
      ["/graphql/v1/?JSerror=wyspa%201.2.3%3A%20Error%3A%20no%20core", "query { hello }"],
    ]);
  });

  it("throws nothing where the page has broken the built-ins", () => {
    vi.stubGlobal("CustomEvent", undefined);
    expect(() => bareReport("1.2.3", new Error("no core"))).not.toThrow();
  });
});
