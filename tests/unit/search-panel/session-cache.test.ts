// @vitest-environment page
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { searchCache } from "../../../islands/search-panel/cache";
import { safeStorage } from "../../../runtime/base/storage";
import { memoryStorage } from "./support";

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const good = { products: ["buty"] };
/** A guard that accepts only objects with a list of products. */
const read = (answer: unknown) =>
  typeof answer === "object" && answer && "products" in answer && Array.isArray(answer.products)
    ? answer
    : null;

function cache(symbol = "pl", currency = "zł", map = new Map<string, string>()) {
  return { map, ...searchCache(memoryStorage(map), symbol, currency, read) };
}

it("returns the stored value, under a key with the text and the language", () => {
  const { map, get, set } = cache("en");
  set("buty", good);
  expect([...map.keys()]).toEqual(["search_buty_en"]);
  expect(JSON.parse(map.get("search_buty_en") ?? "")).toEqual({
    version: "2zł",
    time: Date.now(),
    answer: good,
  });
  expect(get("buty")).toEqual(good);
  expect(get("bu")).toBeNull();
});

it("drops answers with prices in another currency than the page's", () => {
  const { map, set } = cache("pl", "€");
  set("buty", good);
  expect(cache("pl", "€", map).get("buty")).toEqual(good);
  expect(cache("pl", "zł", map).get("buty")).toBeNull();
  expect(map.size).toBe(0);
});

it("accepts anything as an entry, never throws, and removes invalid entries", () => {
  const junk = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({
        version: fc.constantFrom(0, 1, 2, "2", "2€", "2zł"),
        time: fc.oneof(fc.jsonValue(), fc.constant(1_800_000_000_000)),
        answer: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '{"__proto__":{"products":[]}}',
      '{"version":"2zł","time":1800000000000,"__proto__":{"answer":{}}}',
    ),
  );
  fc.assert(
    fc.property(junk, (entry) => {
      const { map, get } = cache();
      map.set("search_buty_pl", entry);
      const found = get("buty");
      if (found === null) expect(map.size).toBe(0);
      else expect(Array.isArray((found as typeof good).products)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ["of the old theme", JSON.stringify(good)],
  ["of an older version", JSON.stringify({ version: 0, time: 1_800_000_000_000, answer: good })],
  ["with an implausible time", JSON.stringify({ version: "2zł", time: 1_900_000_000_000, answer: good })],
  [
    "that the guard refuses",
    JSON.stringify({ version: "2zł", time: 1_800_000_000_000, answer: { products: 7 } }),
  ],
  ["that was truncated", '{"version":"2zł","time":1800000000000,"answer":{"prod'],
  ["of 5 MB", "x".repeat(5_000_000)],
])("removes an entry %s", (_what, entry) => {
  const { map, get } = cache();
  map.set("search_buty_pl", entry);
  expect(get("buty")).toBeNull();
  expect(map.size).toBe(0);
});

it("expires after five minutes", () => {
  const { map, get, set } = cache();
  set("buty", good);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(get("buty")).toEqual(good);
  vi.advanceTimersByTime(1);
  expect(get("buty")).toBeNull();
  expect(map.size).toBe(0);
});

it("keeps the fifty newest", () => {
  const { map, get, set } = cache();
  for (let number = 0; number < 60; number++) {
    set(`text ${number}`, good);
    vi.advanceTimersByTime(10);
  }
  expect(map.size).toBe(50);
  expect(get("text 9")).toBeNull();
  expect(get("text 10")).toEqual(good);
  set("text 10", good);
  expect(map.size).toBe(50);
});

it("keeps 200 kB at most, and the newest of them", () => {
  const { map, get, set } = cache();
  for (let number = 0; number < 10; number++) {
    set(`text ${number}`, { products: ["x".repeat(15_000)] });
    vi.advanceTimersByTime(10);
  }
  const bytes = [...map].reduce((sum, [key, value]) => sum + 2 * (key.length + value.length), 0);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
  expect(map.size).toBe(6);
  expect(get("text 9")).not.toBeNull();
  expect(get("text 3")).toBeNull();
});

it("does not keep an answer that is larger than its whole space, nor an older one in its place", () => {
  const { map, get, set } = cache();
  set("buty", good);
  set("kurtka", { products: ["x".repeat(200_000)] });
  expect(get("kurtka")).toBeNull();
  expect(map.size).toBe(1);
});

it("evicts foreign entries under its prefix first, and leaves all others alone", () => {
  const { map, set } = cache();
  map.set("closedBars", "[]");
  map.set("search_old_pl", "<img>");
  set("buty", good);
  expect([...map.keys()].sort()).toEqual(["closedBars", "search_buty_pl"]);
});

it.each([
  [
    "denied",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  [
    "full",
    () =>
      ({
        length: 0,
        key: () => null,
        getItem: () => null,
        setItem() {
          throw new DOMException("full", "QuotaExceededError");
        },
        removeItem() {},
      }) as unknown as Storage,
  ],
])("caches for this page when storage is %s", (_how, open: () => Storage) => {
  const { get, set } = searchCache(safeStorage(open), "pl", "zł", read);
  set("buty", good);
  expect(get("buty")).toEqual(good);
});
