import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeStorage } from "../../../runtime/base/storage";
import { anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";

/** The browser's storage, with a quota in characters. */
function browser(entries: Readonly<Record<string, string>> = {}, room = Number.POSITIVE_INFINITY): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      const used = [...held].reduce(
        (sum, [name, own]) => sum + (name === key ? 0 : name.length + own.length),
        0,
      );
      if (used + key.length + value.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

/** Replaces a storage and throws on every access. */
const broken = new Proxy({} as Storage, { get: denied });

describe("working storage", () => {
  it("keeps its values", () => {
    const real = browser({ before: "1" });
    const storage = safeStorage(() => real);
    expect(storage.get("before")).toBe("1");
    expect(storage.get("none")).toBeNull();
    expect(storage.set("a", "x")).toBe(true);
    expect(real.getItem("a")).toBe("x");
    storage.remove("a");
    expect([storage.get("a"), real.getItem("a")]).toEqual([null, null]);
  });

  it("lists its keys by their prefix", () => {
    const storage = safeStorage(() => browser({ "expchck-a": "1", "expchck-b": "2", other: "3" }));
    expect(storage.keys("expchck")).toEqual(["expchck-a", "expchck-b"]);
    expect(storage.keys("")).toHaveLength(3);
  });

  it("is opened for each access: a browser may deny it later", () => {
    let isDenied = false;
    const real = browser();
    const storage = safeStorage(() => (isDenied ? denied() : real));
    storage.set("a", "1");
    isDenied = true;
    expect(storage.get("a")).toBeNull();
    expect(storage.set("a", "2")).toBe(false);
    expect(storage.get("a")).toBe("2");
  });
});

describe.each<[string, () => Storage]>([
  ["denied", denied],
  ["missing", () => null as unknown as Storage],
  ["absent", () => undefined as unknown as Storage],
  ["broken", () => broken],
  ["full", () => browser({}, 0)],
])("storage that is %s", (_, open) => {
  it("falls back to memory of the page", () => {
    const storage = safeStorage(open);
    expect(storage.get("a")).toBeNull();
    expect(storage.set("a", "x")).toBe(false);
    expect(storage.get("a")).toBe("x");
    expect(storage.set("a", "")).toBe(false);
    expect(storage.get("a")).toBe("");
    expect(storage.keys("")).toEqual(["a"]);
    storage.remove("a");
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
    expect(storage.keys("")).toEqual([]);
  });
});

describe("nearly full storage", () => {
  it("returns the newest value, wherever it is kept", () => {
    const real = browser({ a: "old" }, 6);
    const storage = safeStorage(() => real);
    expect(storage.set("a", "much too long")).toBe(false);
    expect(storage.get("a")).toBe("much too long");
    expect(storage.keys("a")).toEqual(["a"]);
    expect(storage.set("a", "new")).toBe(true);
    expect(storage.get("a")).toBe("new");
    expect(real.getItem("a")).toBe("new");
  });
});

describe("any storage", () => {
  it("returns the last written value, whatever the browser does", () => {
    const key = fc.constantFrom("a", "b", "search_a", ...hostileKeys);
    const step = fc.oneof(
      fc.record({ act: fc.constant("set" as const), key, value: anyText }),
      fc.record({ act: fc.constant("remove" as const), key, value: fc.constant("") }),
    );
    const opened = fc.constantFrom<() => () => Storage>(
      () => {
        const real = browser();
        return () => real;
      },
      () => {
        const real = browser({}, 20);
        return () => real;
      },
      () => denied,
      () => () => broken,
    );
    fc.assert(
      fc.property(opened, fc.array(step, { maxLength: 12 }), (make, steps) => {
        const storage = safeStorage(make());
        const meant = new Map<string, string>();
        for (const { act, key: name, value } of steps) {
          if (act === "set") {
            storage.set(name, value);
            meant.set(name, value);
          } else {
            storage.remove(name);
            meant.delete(name);
          }
        }
        const names = ["a", "b", "search_a", ...hostileKeys];
        expect(names.map((name) => storage.get(name))).toEqual(names.map((name) => meant.get(name) ?? null));
        expect(storage.keys("").sort()).toEqual([...meant.keys()].sort());
        expect(storage.keys("search_")).toEqual(
          [...meant.keys()].filter((name) => name.startsWith("search_")),
        );
      }),
      runs(),
    );
  });
});
