// @vitest-environment page
/** A request to the platform ends in time, whatever another script has made of `fetch` (bar R46). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { geocode } from "../../../runtime/platform/geocoding";
import { getText, makeRequests } from "../../../runtime/platform/request";

const never = () => new Promise<never>(() => {});
const deaf = { ok: true, status: 200, headers: new Headers(), text: never } as unknown as Response;
const places = { tiles: { geocodeUrl: "https://places.test/search" } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["gives no response", never],
  ["gives a body that does not end", async () => deaf],
])("with a fetch that ignores signals and %s", (_, fetch) => {
  beforeEach(() => void vi.stubGlobal("fetch", fetch));

  it.each([
    ["a read", () => getText(makeRequests(), "https://shop.test/a", { deadline: 3_000 })],
    ["an address", () => geocode(places, "Długa 4, Gdańsk")],
  ])("%s times out", async (_what, ask) => {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await answer).toMatchObject({ ok: false, kind: "timeout" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("a caller that gives up hears at once", async () => {
    const stop = new AbortController();
    const answer = getText(makeRequests(), "https://shop.test/a", { signal: stop.signal });
    stop.abort();
    expect(await answer).toMatchObject({ ok: false, kind: "aborted" });
  });
});

it("a request that has been given up before is not sent", async () => {
  const fetch = vi.fn(never);
  vi.stubGlobal("fetch", fetch);
  const answer = getText(makeRequests(), "https://shop.test/a", { signal: AbortSignal.abort() });
  expect(await answer).toMatchObject({ ok: false, kind: "aborted" });
  expect(fetch).not.toHaveBeenCalled();
});
