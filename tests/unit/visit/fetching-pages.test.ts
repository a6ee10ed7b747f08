import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPage } from "../../../runtime/platform/fetch-page";

const url = new URL("https://shop.test/a");
const page = (init: { status?: number; type?: string; at?: string; body?: BodyInit } = {}) => {
  const { status = 200, type = "text/html; charset=utf-8", at = url.href, body = "<p>a</p>" } = init;
  const response = new Response(status === 204 ? null : body, { status, headers: { "content-type": type } });
  return Object.defineProperty(response, "url", { value: at });
};
const ask = (signal = new AbortController().signal) => fetchPage(url, { signal });
const answer = (respond: (init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal("fetch", async (_: URL, init: RequestInit) => respond(init));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page", () => {
  it("is returned with its address and its policy, and is requested as HTML", async () => {
    let sent: RequestInit = {};
    answer((init) => {
      sent = init;
      return page({ at: "https://shop.test/b" });
    });
    expect(await ask()).toMatchObject({ ok: true, data: { markup: "<p>a</p>", policy: "" } });
    expect(sent.headers).toEqual({ Accept: "text/html" });
  });

  const refused: readonly [string, Parameters<typeof page>[0], string][] = [
    ["an error", { status: 500 }, "status"],
    ["not found", { status: 404 }, "status"],
    ["no content", { status: 204, type: "" }, "format"],
    ["JSON", { type: "application/json" }, "format"],
    ["a type that only begins like HTML", { type: "text/html5" }, "format"],
    ["another origin", { at: "https://evil.test/a" }, "refused"],
    ["another port", { at: "https://shop.test:8443/a" }, "refused"],
    ["no address: a copy that somebody made", { at: "" }, "network"],
  ];
  for (const [what, init, kind] of refused)
    it(`is missing: ${what}`, async () => {
      answer(() => page(init));
      expect(await ask()).toMatchObject({ ok: false, kind });
    });

  it.each([
    ["an error", { status: 500 }],
    ["a file", { type: "application/pdf" }],
    ["another origin", { at: "https://evil.test/a" }],
  ])("is not downloaded when it will not be shown: %s", async (_what, init) => {
    let sent: RequestInit = {};
    answer((own) => {
      sent = own;
      return page(init);
    });
    await ask();
    expect(sent.signal?.aborted).toBe(true);
  });

  it("that was given up after the page had been suspended is given up, and not late", async () => {
    const stop = new AbortController();
    answer(() => new Promise<never>(() => {}));
    const asked = ask(stop.signal);
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    stop.abort();
    expect(await asked).toMatchObject({ ok: false, kind: "aborted" });
    vi.restoreAllMocks();
  });

  it("is missing when fetch throws, rejects, or returns an invalid value", async () => {
    for (const odd of [
      () => {
        throw new Error("wrapped");
      },
      () => Promise.reject(new TypeError("offline")),
      () => ({}) as Response,
    ]) {
      answer(odd);
      expect(await ask()).toMatchObject({ ok: false, kind: "network" });
    }
  });
});

describe("the deadline", () => {
  it("is 16,000 ms to the millisecond, even for a fetch that ignores its signal", async () => {
    answer(() => new Promise(() => {}));
    const seen = vi.fn();
    const asked = ask().then(seen);
    await vi.advanceTimersByTimeAsync(15_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(seen).toHaveBeenCalledExactlyOnceWith({ ok: false, kind: "timeout" });
  });

  it("covers the body", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("<html>")),
    });
    answer(() => page({ body }));
    const asked = ask();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await asked).toMatchObject({ kind: "timeout" });
  });

  it("follows the clock when the timer is late: the page slept", async () => {
    let arrive = (_: Response) => {};
    answer(() => new Promise((resolve) => (arrive = resolve)));
    vi.stubGlobal("setTimeout", () => 0);
    const asked = ask();
    const begun = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(begun + 16_001);
    arrive(page());
    expect(await asked).toMatchObject({ kind: "timeout" });
  });
});

it("a fetch ends at once when it is aborted, and leaves no timer", async () => {
  let signal: AbortSignal | null | undefined;
  answer((init) => {
    signal = init.signal;
    return new Promise(() => {});
  });
  const stop = new AbortController();
  const asked = ask(stop.signal);
  stop.abort();
  expect(await asked).toMatchObject({ kind: "aborted" });
  expect([signal?.aborted, vi.getTimerCount()]).toEqual([true, 0]);
  expect(await ask(stop.signal)).toMatchObject({ kind: "aborted" });
});
