// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeVisits, type VisitNeeds } from "../../../runtime/visit";
import { makeVisitStarter } from "../../../runtime/visit/visit-starter";
import { turns } from "../turns";

const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
const entry = (id: string) => ({ wyspa: { id, sections: [], scroll: [0, 0] } });
/** The visit code loads on a page that started with one history state and has another now. */
const comes = (began: unknown, now: unknown) => {
  history.replaceState(now, "");
  makeVisits({ began } as unknown as VisitNeeds);
  return reload.mock.calls.length;
};

beforeEach(() => void reload.mockClear());

it("the page of the address is loaded when Back comes before the code of visits has loaded", () => {
  expect(comes(entry("b"), entry("a"))).toBe(1);
  expect(comes(null, entry("a"))).toBe(2);
});

it("the page stays when its entry is the loaded one, or an entry of a script of the page", () => {
  expect(comes(entry("b"), entry("b"))).toBe(0);
  expect(comes(entry("b"), { ...entry("b"), theirs: 1 })).toBe(0);
  expect(comes(entry("b"), { theirs: 1 })).toBe(0);
  expect(comes(entry("b"), null)).toBe(0);
  expect(comes(null, null)).toBe(0);
});

it("the page of the address is loaded when Back comes while the code of visits is missing", async () => {
  const back = (state: unknown) => {
    history.replaceState(state, "");
    dispatchEvent(new PopStateEvent("popstate", { state }));
    return reload.mock.calls.length;
  };
  let isLost = true;
  const load = async () => {
    if (isLost) throw new Error("lost");
    return { makeVisits: () => ({ visit: vi.fn(), follow: vi.fn() }) };
  };
  const { follow } = makeVisitStarter({ load } as never, { began: entry("b") } as never);
  back(entry("b"));
  await follow();
  for (const state of [entry("b"), { ...entry("b"), theirs: 1 }, { theirs: 1 }, null])
    expect(back(state)).toBe(0);
  expect(back(entry("a"))).toBe(1);
  isLost = false;
  await follow();
  expect(back(entry("a"))).toBe(1);
});

it("the page of the address is loaded when Back comes before the code of visits turns out to be missing", async () => {
  history.replaceState(entry("b"), "");
  const load = () => Promise.reject(new Error("lost"));
  const following = makeVisitStarter({ load } as never, { began: entry("b") } as never).follow();
  history.replaceState(entry("a"), "");
  await following;
  expect(reload).toHaveBeenCalledOnce();
});

describe("the visits of a page", () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  /** @param emit tells whether a visit may begin */
  const make = (emit = vi.fn(() => false), gate: () => Promise<unknown> = async () => ({})) => {
    const needs = { began: null, gate, emit, report: vi.fn(), settings: () => ({}) };
    return { emit, ...makeVisits(needs as unknown as VisitNeeds) };
  };
  const click = async () => {
    document.body.innerHTML = '<a href="https://shop.test/c" data-visit></a>';
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await turns();
  };
  beforeEach(() => {
    history.replaceState(null, "");
    assign.mockClear();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
    // `window` is no event target in happy-dom; each test has one of its own.
    const root = document.createElement("div");
    root.append(document.body);
    document.documentElement.append(root);
    vi.stubGlobal("window", root);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.documentElement.lastElementChild?.replaceWith(document.body);
    document.body.replaceChildren();
  });

  it("listen to links once, however often they are asked to", async () => {
    const { follow, visit, emit } = make();
    await click();
    expect(emit).not.toHaveBeenCalled();
    follow();
    follow();
    await visit("/b");
    emit.mockClear();
    await click();
    expect(emit).toHaveBeenCalledOnce();
  });

  it("listen to links from the first visit at the latest", async () => {
    const { visit, emit } = make();
    expect(await visit("/b", { sections: ["#a"] })).toBe(false);
    expect([emit.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
    await click();
    expect(emit).toHaveBeenCalledTimes(2);
  });

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
