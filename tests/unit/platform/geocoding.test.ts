// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { geocode } from "../../../runtime/platform/geocoding";

const shop = { tiles: { geocodeUrl: "https://geo.test/search?key=a" } };
const asked: { url: URL; options: RequestInit }[] = [];

/** Sets the service's answer from now on. */
function answers(body: unknown, status = 200): void {
  vi.stubGlobal("fetch", async (url: URL, options: RequestInit) => {
    asked.push({ url: new URL(url), options });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  asked.length = 0;
});

describe("a geocoding request", () => {
  it("is sent to the configured service, with its own parameters kept and the address encoded", async () => {
    answers([{ lat: "54.3", lon: "18.6" }]);
    await geocode(shop, "  Długa 4 & 5, Gdańsk ");
    const [{ url, options } = { url: new URL("x:"), options: {} }] = asked;
    expect(url.origin + url.pathname).toBe("https://geo.test/search");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: "a",
      format: "json",
      q: "Długa 4 & 5, Gdańsk",
    });
    expect(options).toMatchObject({ credentials: "omit", redirect: "error" });
  });

  it.each([
    ["nothing is configured", {}],
    ["an empty text", { tiles: { geocodeUrl: " " } }],
    ["code", { tiles: { geocodeUrl: "javascript:alert(1)" } }],
    ["a file", { tiles: { geocodeUrl: "file:///etc/passwd" } }],
    ["no text", { tiles: { geocodeUrl: 7 } }],
    ["no address at all", { tiles: { geocodeUrl: "https://" } }],
  ])("is not sent when the configuration is %s", async (_, configured) => {
    answers([{ lat: 1, lon: 1 }]);
    expect(await geocode(configured, "Gdańsk")).toMatchObject({ ok: false, kind: "absent" });
    expect(asked).toEqual([]);
  });

  it("is not sent for an empty address", async () => {
    answers([{ lat: 1, lon: 1 }]);
    expect(await geocode(shop, "  ")).toMatchObject({ kind: "absent" });
    expect(asked).toEqual([]);
  });

  it("is truncated for a very long pasted text", async () => {
    answers([]);
    await geocode(shop, "a".repeat(10_000));
    expect(asked[0]?.url.searchParams.get("q")).toHaveLength(300);
  });
});

describe("a geocoding answer", () => {
  it.each([
    ["its first entry with both", [{ lat: "1" }, null, { lat: "54.35", lon: "18,65" }, { lat: 1, lon: 1 }]],
    [
      "the first in the world",
      [
        { lat: 91, lon: 0 },
        { lat: 54.35, lon: 18.65 },
      ],
    ],
    ["numbers", [{ lat: 54.35, lon: 18.65 }]],
  ])("is a place: %s", async (_, answer) => {
    answers(answer);
    expect(await geocode(shop, "Gdańsk")).toEqual({ ok: true, data: { lat: 54.35, lng: 18.65 } });
  });

  it.each([
    ["absent", "nothing found", []],
    ["absent", "entries without coordinates", [{ display_name: "x" }, 7, "y", [1, 2]]],
    ["format", "an object", { error: "limit" }],
    ["format", "markup", "<html></html>"],
    ["format", "nothing", ""],
    ["absent", "a place outside the world", [{ lat: 91, lon: 0 }]],
    ["absent", "a place beyond the date line", [{ lat: 0, lon: 181 }]],
    ["format", "megabytes", JSON.stringify([{ lat: 1, lon: 1, more: "x".repeat(600_000) }])],
  ])("is no place (%s): %s", async (kind, _, answer) => {
    answers(answer);
    expect(await geocode(shop, "Gdańsk")).toMatchObject({ ok: false, kind });
  });

  it("is no place when the service fails", async () => {
    answers([{ lat: 1, lon: 1 }], 503);
    expect(await geocode(shop, "Gdańsk")).toEqual({ ok: false, kind: "status", status: 503 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
    expect(await geocode(shop, "Gdańsk")).toEqual({ ok: false, kind: "network" });
  });

  it("may be anything: the result is a place in the world, or a fault, and never an exception", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (answer) => {
        answers(JSON.stringify(answer));
        const found = await geocode(shop, "x");
        if (found.ok) expect(Math.abs(found.data.lat) <= 90 && Math.abs(found.data.lng) <= 180).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

/** A service that never answers, but notices an abort. */
const hangs = () =>
  vi.stubGlobal(
    "fetch",
    (_: URL, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException("aborted", "AbortError"));
        if (signal?.aborted) stop();
        signal?.addEventListener("abort", stop);
      }),
  );

it("a geocoding answer is awaited for at most 8 s", async () => {
  vi.useFakeTimers();
  hangs();
  const coming = geocode(shop, "Gdańsk");
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await coming).toMatchObject({ kind: "timeout" });
});

it("a geocoding answer is not awaited when the caller is gone", async () => {
  hangs();
  const gone = new AbortController();
  const coming = geocode(shop, "Gdańsk", gone.signal);
  gone.abort();
  expect(await coming).toMatchObject({ kind: "aborted" });
  expect(await geocode(shop, "Gdańsk", gone.signal)).toMatchObject({ kind: "aborted" });
});

describe("the town of a postal code", () => {
  const entry = (address: object) => ({ lat: "52.2", lon: "21", address });
  const townOf = async (...entries: object[]) => {
    answers(entries);
    const found = await geocode(shop, "00-950, Polska", undefined, { town: true });
    return found.ok && found.data.town;
  };

  it("is requested with its address, and only then", async () => {
    await townOf(entry({ city: "Warszawa", postcode: "00-950" }));
    expect(asked[0]?.url.searchParams.get("addressdetails")).toBe("1");
    await geocode(shop, "Gdańsk");
    expect(asked[1]?.url.searchParams.has("addressdetails")).toBe(false);
  });

  it.each([
    ["a city", [entry({ city: "Warszawa", postcode: "00-950" })], "Warszawa"],
    ["a village", [entry({ village: "Wydmy", postcode: "00950" })], "Wydmy"],
    [
      "the same town twice",
      [entry({ city: "A", postcode: "00-950" }), entry({ town: "A", postcode: "00-950" })],
      "A",
    ],
    ["two towns", [entry({ city: "A", postcode: "00-950" }), entry({ city: "B", postcode: "00-950" })], ""],
    ["a town of another code", [entry({ city: "A", postcode: "00-951" })], ""],
    ["an address without a town", [entry({ postcode: "00-950" })], ""],
    ["a very long name", [entry({ city: "A".repeat(200), postcode: "00-950" })], ""],
    ["no text", [entry({ city: { a: 1 }, postcode: "00-950" })], ""],
    ["no address", [{ lat: "52.2", lon: "21" }], ""],
  ])("for %s", async (_, entries, town) => {
    expect(await townOf(...entries)).toBe(town);
  });
});
