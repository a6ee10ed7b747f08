// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barText } from "../../../islands/info-bars/bar-text";
import { closedBars } from "../../../islands/info-bars/closed-bars";
import { safeStorage } from "../../../runtime/base/storage";
import { runs } from "../runs";

const KEY = "closedBars";
function storage(content: string | null, mode: "works" | "denied" | "full" = "works") {
  const data = new Map<string, string>(content === null ? [] : [[KEY, content]]);
  const raw = {
    getItem: (key: string) => data.get(key) ?? null,
    setItem(key: string, value: string) {
      if (mode === "full") throw new DOMException("full", "QuotaExceededError");
      data.set(key, value);
    },
    removeItem: (key: string) => void data.delete(key),
  } as unknown as Storage;
  const open = () => {
    if (mode === "denied") throw new DOMException("denied", "SecurityError");
    return raw;
  };
  return { data, safe: safeStorage(open) };
}

describe("closed bars", () => {
  it("are stored by id, once each, in the order of closing", () => {
    const { data, safe } = storage('["bar1","bar2"]');
    const bars = closedBars(safe);
    bars.add("bar3");
    bars.add("bar1");
    expect(data.get(KEY)).toBe('["bar2","bar3","bar1"]');
    expect(["bar1", "bar2", "bar3", "bar4"].map(bars.has)).toEqual([true, true, true, false]);
  });

  it("include what another tab has closed meanwhile", () => {
    const { data, safe } = storage(null);
    const bars = closedBars(safe);
    data.set(KEY, '["bar9"]');
    bars.add("bar1");
    expect(data.get(KEY)).toBe('["bar9","bar1"]');
    expect(bars.has("bar9")).toBe(true);
  });

  it.each([
    ['["a","a",7,null,{"b":1},["c"],""]', '["a"]'],
    ['{"length":1,"0":"a"}', undefined],
    ["<img>", undefined],
    ["null", undefined],
    ["[]", "[]"],
    ['"bar1"', undefined],
    ['["__proto__","constructor"]', '["__proto__","constructor"]'],
  ])("that are malformed are repaired: %s", (found, left) => {
    const { data, safe } = storage(found);
    const bars = closedBars(safe);
    expect(data.get(KEY)).toBe(left);
    expect(bars.has("toString")).toBe(false);
  });

  it.each(["denied", "full"] as const)("last for this page when the storage is %s", (mode) => {
    const bars = closedBars(storage(null, mode).safe);
    bars.add("bar1");
    bars.add("bar2");
    expect([bars.has("bar1"), bars.has("bar2"), bars.has("bar3")]).toEqual([true, true, false]);
  });

  it("are the last hundred at most", () => {
    const { data, safe } = storage(null);
    const bars = closedBars(safe);
    for (let n = 0; n < 120; n++) bars.add(`bar${n}`);
    const kept = JSON.parse(data.get(KEY) ?? "");
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, "bar20", "bar119"]);
  });

  it("never throw and never confuse two ids, whatever the storage contains", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), fc.string(), (found, id, other) => {
        const { safe } = storage(found);
        const bars = closedBars(safe);
        const before = bars.has(other);
        bars.add(id);
        expect(bars.has(id)).toBe(id !== "" && id.length <= 200);
        if (other !== id) expect(bars.has(other)).toBe(before);
      }),
      runs(),
    );
  });
});

describe("a bar's text", () => {
  const bar = (text: string, picture = "") => {
    const element = document.createElement("div");
    const content = document.createElement("div");
    content.className = "bars__content";
    content.textContent = text;
    if (picture) {
      const image = document.createElement("img");
      image.alt = picture;
      content.append(image);
    }
    element.append(content, "x");
    return element;
  };
  it("is one line, with the alternative texts of images", () =>
    expect(barText(bar(" Do \n niedzieli ", "rabat"))).toBe("Do niedzieli rabat"));
  it("is cut at a word", () => {
    expect(barText(bar("słowo ".repeat(40)))).toBe(`${"słowo ".repeat(16).trim()}…`);
    expect(barText(bar("x".repeat(300)))).toBe(`${"x".repeat(100)}…`);
  });
  it("may be empty", () => expect(barText(bar("  "))).toBe(""));
});
