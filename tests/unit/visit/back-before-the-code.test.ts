// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeVisits, type VisitNeeds } from "../../../runtime/visit";
import { makeVisitStarter } from "../../../runtime/visit/visit-starter";

const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
const entry = (id: string) => ({ wyspa: { id, sections: [], scroll: [0, 0] } });
const OWN = "https://shop.test/own";
const measure = (entries: readonly { readonly name: string }[]) =>
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries as never);
/** The browser has loaded a document from its own address; the address bar has another one now, or not. */
const opens = (now: string, state: unknown) => {
  Reflect.get(window, "happyDOM").setURL(now);
  history.replaceState(state, "");
};
const comes = (now: string, state: unknown) => {
  opens(now, state);
  makeVisits({} as VisitNeeds);
  return reload.mock.calls.length;
};
const OTHER = "https://shop.test/other";

beforeEach(() => {
  reload.mockClear();
  measure([{ name: OWN }]);
});
afterEach(() => {
  vi.mocked(performance.getEntriesByType).mockRestore();
  Reflect.deleteProperty(window, "navigation");
});

it("the page of the address is loaded when Back comes before the code of visits has loaded", () =>
  expect(comes(OTHER, entry("a"))).toBe(1));

it("a script that keeps our state and changes the address on every page does not load it for ever", () => {
  comes(OTHER, { ...entry("a"), theirs: 1 });
  expect(history.state).toEqual({ theirs: 1 });
  expect(comes(OTHER, history.state)).toBe(1);
});

it("the page stays while the address is its own, whatever the state, and when only the hash differs", () => {
  for (const state of [entry("b"), { ...entry("b"), theirs: 1 }, { theirs: 1 }, {}, "a text", null])
    for (const address of [OWN, `${OWN}#place`]) expect(comes(address, state)).toBe(0);
});

it("the page stays when a script of the page has changed the address, without our state", () => {
  for (const state of [{ theirs: 1 }, {}, null]) expect(comes(OTHER, state)).toBe(0);
});

it("the page stays where the browser does not measure its address", () => {
  for (const measured of [[], [{ name: "document" }]]) {
    measure(measured);
    expect(comes(OTHER, entry("a"))).toBe(0);
  }
});

it.each([
  ["the shopper has gone back, whatever the state", "1", { theirs: 1 }, 1],
  ["the shopper has gone back, and the state was deleted", "1", null, 1],
  ["a script has changed the address, with our state beside its own", "2", { ...entry("a"), theirs: 1 }, 0],
  ["a script has added an entry", "3", { theirs: 1 }, 0],
  ["the shopper has gone forward to a visit", "3", entry("c"), 1],
])("where the browser tells its entries apart, it is known that %s", (_name, now, state, count) => {
  const entries = ["1", "2", "3"].map((key) => ({ key }));
  const currentEntry = entries.find(({ key }) => key === now);
  const activation = { entry: { key: "2" } };
  Reflect.set(
    window,
    "navigation",
    Object.assign(new EventTarget(), { currentEntry, activation, entries: () => entries }),
  );
  expect(comes(OTHER, state)).toBe(count);
});

it("the page of the address is loaded when Back comes while the code of visits is missing", async () => {
  const back = (now: string, state: unknown) => {
    opens(now, state);
    dispatchEvent(new PopStateEvent("popstate", { state }));
    return reload.mock.calls.length;
  };
  let isLost = true;
  const load = async () => {
    if (isLost) throw new Error("lost");
    return { makeVisits: () => ({ visit: vi.fn(), follow: vi.fn() }) };
  };
  const { follow } = makeVisitStarter({ load, preload: vi.fn() } as never, {} as never);
  back(OWN, entry("b"));
  await follow();
  for (const state of [entry("b"), { theirs: 1 }, null]) expect(back(OWN, state)).toBe(0);
  for (const state of [{ theirs: 1 }, null]) expect(back(OTHER, state)).toBe(0);
  expect(back(OTHER, entry("a"))).toBe(1);
  isLost = false;
  await follow();
  expect(back(OTHER, entry("a"))).toBe(1);
});

it("the page of the address is loaded when Back comes before the code of visits turns out to be missing", async () => {
  opens(OWN, entry("b"));
  const load = () => Promise.reject(new Error("lost"));
  const following = makeVisitStarter({ load } as never, {} as never).follow();
  opens(OTHER, entry("a"));
  await following;
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state).toBeNull();
});

describe("the visits of a page", () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  /** @param emit tells whether a visit may begin */
  const make = (emit = vi.fn(() => false), gate: () => Promise<unknown> = async () => ({})) => {
    const needs = { gate, arrival: async () => ({}), emit, report: vi.fn(), settings: () => ({}) };
    return { emit, ...makeVisits(needs as unknown as VisitNeeds) };
  };
  beforeEach(() => {
    history.replaceState(null, "");
    assign.mockClear();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
    vi.stubGlobal("window", document.documentElement); // `window` is no event target in happy-dom
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("fetch the gate's code while the page is fetched, and bear its absence", async () => {
    const gate = vi.fn(() => Promise.reject(new Error("offline")));
    await make(undefined, gate).visit("/b");
    expect(gate).toHaveBeenCalledOnce();
  });

  it("leave a visit to the browser that fails by an error of a page script", async () => {
    const emit = vi.fn(() => {
      throw new Error("theirs");
    });
    expect(await make(emit).visit("/b")).toBe(false);
    expect(assign.mock.calls).toEqual([["https://shop.test/b"]]);
  });
});
