// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/" }
/** The entries that visits write into the browser's history, and the scroll positions that they remember. */
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { type Entry, entryOf, type Pair, type Scroll, type Shown } from "../../../runtime/visit/entry";
import { makeEntryPages } from "../../../runtime/visit/entry-pages";
import { makeVisitHistory } from "../../../runtime/visit/visit-history";

const CONTENT: readonly Pair[] = [["#content", "#content"]];
const LIST: readonly Pair[] = [["#list", "#list"]];
const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  sections: CONTENT,
  scroll: [0, 0],
  ...more,
});

/** What the history has been told: the state, and the address of a new entry. */
let written: unknown[][];
let state: unknown;
/** One test's trail must not hear the next test's page. */
let listening: MockInstance<typeof addEventListener>;

beforeEach(() => {
  written = [];
  state = null;
  vi.spyOn(history, "state", "get").mockImplementation(() => state);
  const follow = (kind: string) => (now: unknown, _: string, url?: string | URL | null) => {
    state = now;
    written.push(url === undefined ? [kind, now] : [kind, now, String(url)]);
  };
  vi.spyOn(history, "pushState").mockImplementation(follow("push"));
  vi.spyOn(history, "replaceState").mockImplementation(follow("replace"));
  listening = vi.spyOn(globalThis, "addEventListener");
  history.scrollRestoration = "auto";
  Object.assign(window, { scrollX: 3, scrollY: 40 });
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
});

const trail = (given: Partial<Shown> = {}) => {
  const shown = { entry: undefined, url: "https://shop.test/pl/", ...given };
  return makeVisitHistory(shown, makeEntryPages(shown));
};
const NEXT = new URL("https://shop.test/pl/next");

describe("a visit of another page", () => {
  it("adds an entry, and leaves the scroll position with the present one", () => {
    const { push, shown } = trail();
    push(NEXT, CONTENT);
    const id = expect.stringMatching(/^[a-z\d]+$/);
    expect(written).toEqual([
      ["replace", { wyspa: { id, sections: [], scroll: [3, 40] } }],
      ["push", { wyspa: { id, sections: CONTENT, scroll: [0, 0] } }, NEXT.href],
    ]);
    const [before, after] = written.map(([, one]) => (one as { wyspa: Entry }).wyspa);
    expect(before?.id).not.toBe(after?.id);
    expect(shown.entry).toBe(after);
    expect(shown.url).toBe(location.href);
    expect(history.scrollRestoration).toBe("manual");
  });

  it("keeps the present entry's id, and the state of other scripts beside it", () => {
    state = { theme: 1, wyspa: entry("old", { sections: LIST }) };
    trail().push(NEXT, CONTENT);
    expect(written[0]).toEqual([
      "replace",
      { theme: 1, wyspa: { id: "old", sections: LIST, scroll: [3, 40] } },
    ]);
    expect(written[1]?.[1]).toMatchObject({ wyspa: { sections: [...LIST, ...CONTENT] } });
  });

  it("counts the sections of the shown page, and those of the entry, once each", () => {
    state = { wyspa: entry("old", { sections: LIST }) };
    trail({ entry: entry("shown", { sections: CONTENT }) }).push(NEXT, [...LIST, ["#menu", "#menu"]]);
    expect(written[1]?.[1]).toMatchObject({
      wyspa: { sections: [...LIST, ...CONTENT, ["#menu", "#menu"]] },
    });
  });

  it.each(["a text", 7])("does not change an entry whose state is %j of another script", (foreign) => {
    state = foreign;
    trail().push(NEXT, CONTENT);
    expect(written.map(([kind]) => kind)).toEqual(["push"]);
  });
});

describe("a visit of the same address", () => {
  it("replaces the entry, and keeps its id and the state of other scripts", () => {
    state = { theme: 1, wyspa: entry("old", { sections: LIST }) };
    const { push, shown } = trail();
    push(new URL(location.href), CONTENT);
    const sections = [...LIST, ...CONTENT];
    expect(written).toEqual([["replace", { theme: 1, wyspa: { id: "old", sections, scroll: [0, 0] } }]]);
    expect(shown.entry).toEqual({ id: "old", sections, scroll: [0, 0] });
  });

  it("replaces a foreign state that is no object", () => {
    state = "a text";
    trail().push(new URL(location.href), CONTENT);
    expect(written).toEqual([["replace", { wyspa: expect.objectContaining({ sections: CONTENT }) }]]);
  });
});

describe("a scroll position", () => {
  const at = (top: number): Scroll => [0, top];

  it("is remembered for the shown entry, else it is the entry's own", () => {
    const { leave, scrollOf } = trail({ entry: entry("a") });
    leave(at(5));
    expect(scrollOf(entry("a"))).toEqual(at(5));
    expect(scrollOf(entry("b", { scroll: at(9) }))).toEqual(at(9));
  });

  it("is remembered of a page that a visit replaces", () => {
    const { push, scrollOf } = trail({ entry: entry("a") });
    push(NEXT, CONTENT);
    expect(scrollOf(entry("a"))).toEqual([3, 40]);
  });

  it("is not remembered before the first visit", () => {
    const { leave, scrollOf, shown } = trail();
    leave(at(5));
    shown.entry = entry("a");
    expect(scrollOf(shown.entry)).toEqual(at(0));
  });

  it("is remembered for the last fifty pages", () => {
    const { leave, scrollOf, shown } = trail();
    const visit = (id: string) => {
      shown.entry = entry(id);
      leave(at(1));
    };
    for (let page = 1; page <= 50; page++) visit(`${page}`);
    visit("1"); // the oldest is now the newest
    visit("51");
    const forgotten = Array.from({ length: 51 }, (_, index) => `${index + 1}`).filter(
      (id) => scrollOf(entry(id))[1] === 0,
    );
    expect(forgotten).toEqual(["2"]);
  });
});

it("Back marks the entry as shown, at the present address", () => {
  const { arrive, shown } = trail({ url: "https://shop.test/old" });
  const back = entry("a");
  arrive(back);
  expect(shown).toEqual({ entry: back, url: location.href });
  expect(history.scrollRestoration).toBe("manual");
});

it("the browser scrolls by itself between pages, and not while this one is shown", () => {
  const { shown } = trail({ entry: entry("a") });
  history.scrollRestoration = "manual";
  dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
  shown.entry = undefined;
  dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("manual");
});

it("a state with sections that no browser can find belongs to another script", () => {
  for (const sections of [[["<b>", "<b>"]], [["#a"]], ["#a"], [[7, 7]], [["#a", null]]])
    expect(entryOf({ wyspa: { ...entry("a"), sections } })).toBeUndefined();
  expect(entryOf({ wyspa: entry("a") })).toEqual(entry("a"));
});
