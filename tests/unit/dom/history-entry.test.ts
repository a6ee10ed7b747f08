// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { historyEntry } from "../../../runtime/dom/history-entry";

/** The states of the session history, and the place of the current one. */
let entries: unknown[];
let at: number;
let life: AbortController;
/** Moves as the browser does, and dispatches `popstate`. */
const move = (by: number) => {
  at += by;
  dispatchEvent(new PopStateEvent("popstate", { state: entries[at] }));
};
const moved = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  life = new AbortController();
  [entries, at] = [[null], 0];
  vi.spyOn(history, "state", "get").mockImplementation(() => entries[at]);
  vi.spyOn(history, "pushState").mockImplementation((state) => {
    entries = [...entries.slice(0, ++at), state];
  });
  vi.spyOn(history, "replaceState").mockImplementation((state) => {
    entries[at] = state;
  });
  vi.spyOn(history, "go").mockImplementation((by = 0) => void setTimeout(() => move(by)));
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

function overlay() {
  const told: string[] = [];
  const entry = historyEntry("wyspaDrawer", life.signal, {
    onBack: (levels) => told.push(`left ${levels}`),
    onForward: () => told.push("entered"),
  });
  return { entry, told };
}

/** An in-place visit is about to start. */
const visit = () => document.dispatchEvent(new Event("wyspa:before-visit"));

it("Back closes an overlay, and Forward opens it again", () => {
  const { entry, told } = overlay();
  entry.push();
  expect(entries).toEqual([null, { wyspaDrawer: 1 }]);
  move(-1);
  expect(told).toEqual(["left 0"]);
  entry.drop();
  expect(history.go).not.toHaveBeenCalled();
  move(1);
  expect(told).toEqual(["left 0", "entered"]);
  entry.push();
  expect(entries).toHaveLength(2);
});

it("Forward is told once, however often another script dispatches its event", () => {
  const { entry, told } = overlay();
  entry.push();
  move(-1);
  move(1);
  move(0);
  expect(told).toEqual(["left 0", "entered"]);
});

it("an overlay that stayed closed on Forward leaves its entry alone", () => {
  const { entry } = overlay();
  entry.push();
  move(-1);
  move(1);
  entry.drop();
  entry.pop();
  expect(history.go).not.toHaveBeenCalled();
});

it("a visit during the way back changes no entry", async () => {
  const { entry } = overlay();
  entry.push();
  entry.drop();
  visit();
  expect(history.replaceState).not.toHaveBeenCalled();
  await moved();
  expect(at).toBe(0);
});

it("after a visit has kept an entry of one level, Forward still opens the overlay again", () => {
  const { entry, told } = overlay();
  entry.push();
  visit();
  expect(entries).toEqual([null, null]);
  entry.push();
  move(-1);
  move(1);
  expect(told).toEqual(["left 0", "entered"]);
});

it("Back closes one level at a time", () => {
  const { entry, told } = overlay();
  for (let level = 0; level < 3; level++) entry.push();
  move(-1);
  move(-1);
  move(-1);
  expect(told).toEqual(["left 2", "left 1", "left 0"]);
});

it("a move over several entries closes as many levels", () => {
  const { entry, told } = overlay();
  for (let level = 0; level < 3; level++) entry.push();
  move(-2);
  expect(told).toEqual(["left 1"]);
});

it("closing in another way removes the entries, and tells nothing", async () => {
  const { entry, told } = overlay();
  entry.push();
  entry.push();
  entry.pop();
  await moved();
  expect(at).toBe(1);
  entry.push();
  entry.drop();
  await moved();
  expect([at, told]).toEqual([0, []]);
});

it("an overlay that is reopened or closed further while the browser goes back ends with the right entries", async () => {
  const { entry, told } = overlay();
  entry.push();
  entry.push();
  entry.pop();
  entry.drop();
  entry.push();
  await moved();
  await moved();
  expect([at, entries[at], told]).toEqual([1, { wyspaDrawer: 1 }, []]);
  move(-1);
  expect(told).toEqual(["left 0"]);
});

it("Forward into a level of the open overlay leads back, because the level is not open", async () => {
  const { entry, told } = overlay();
  entry.push();
  entry.push();
  move(-1);
  move(1);
  await moved();
  expect([at, told]).toEqual([1, ["left 1"]]);
});

it("after a reload inside a level, Back does not open the overlay", () => {
  [entries, at] = [[null, { wyspaDrawer: 1 }, { wyspaDrawer: 2 }], 2];
  const { told } = overlay();
  move(-1);
  move(-1);
  expect(told).toEqual([]);
});

it("an entry from which a visit starts loses the overlay's mark, and the browser does not go back", () => {
  const { entry, told } = overlay();
  entry.push();
  visit();
  entry.drop();
  expect(entries).toEqual([null, null]);
  expect(history.go).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

it("the entries below a level from which a visit starts do not open the overlay", () => {
  const { entry, told } = overlay();
  entry.push();
  entry.push();
  visit();
  move(-1);
  move(-1);
  move(1);
  expect(told).toEqual([]);
});

it("data of other scripts in a history entry is kept", () => {
  entries = [{ theirs: 7 }];
  const { entry } = overlay();
  entry.push();
  expect(entries[at]).toEqual({ theirs: 7, wyspaDrawer: 1 });
  visit();
  expect(entries[at]).toEqual({ theirs: 7 });
});

it("a popstate that another script dispatches closes nothing", async () => {
  const { entry, told } = overlay();
  entry.push();
  move(0);
  entry.drop();
  move(0);
  await moved();
  expect([at, told]).toEqual([0, []]);
});

it("an overlay closes although the browser refuses further entries", () => {
  vi.spyOn(history, "pushState").mockImplementation(() => {
    throw new DOMException("too many", "SecurityError");
  });
  const { entry, told } = overlay();
  entry.push();
  entry.drop();
  expect([history.state, told]).toEqual([null, []]);
});

it("an overlay that closes as a whole goes back over all its entries in one step", async () => {
  const { entry } = overlay();
  for (let level = 0; level < 3; level++) entry.push();
  entry.drop();
  await moved();
  expect([history.go, at].map((one) => (typeof one === "number" ? one : vi.mocked(one).mock.calls))).toEqual([
    [[-3]],
    0,
  ]);
});

it("Forward into an entry from before a reload opens the overlay, and an entry that stays does not", () => {
  [entries, at] = [[null, { wyspaDrawer: 1 }], 0];
  const first = overlay();
  move(1);
  expect(first.told).toEqual(["entered"]);
  life.abort();
  life = new AbortController();
  const second = overlay();
  move(0);
  expect([second.told, first.told]).toEqual([[], ["entered"]]);
});

it("an overlay that stays closed on Forward needs no answer to it", () => {
  [entries, at] = [[null, { wyspaDrawer: 1 }], 0];
  historyEntry("wyspaDrawer", life.signal, { onBack: () => {} });
  expect(() => move(1)).not.toThrow();
});

it("a state that is no number of levels counts as none", () => {
  entries = [{ wyspaDrawer: "open" }];
  const { entry } = overlay();
  entry.push();
  expect(entries).toEqual([{ wyspaDrawer: "open" }, { wyspaDrawer: 1 }]);
});

it("levels that the browser refused are added with the next one", () => {
  const refuse = vi.spyOn(history, "pushState").mockImplementationOnce(() => {
    throw new DOMException("too many", "SecurityError");
  });
  const { entry } = overlay();
  entry.push();
  entry.push();
  expect(entries).toEqual([null, { wyspaDrawer: 1 }, { wyspaDrawer: 2 }]);
  expect(refuse).toHaveBeenCalledTimes(3);
});

it("after the overlay's end, neither Back nor a visit changes anything", () => {
  const { entry, told } = overlay();
  entry.push();
  life.abort();
  visit();
  move(-1);
  expect([entries, told]).toEqual([[null, { wyspaDrawer: 1 }], []]);
});

it("a visit from a page without an entry of the overlay changes none", () => {
  entries = [{ theirs: 7 }];
  overlay();
  visit();
  expect(history.replaceState).not.toHaveBeenCalled();
});

it("after a visit, a new overlay begins with its first level", () => {
  const { entry, told } = overlay();
  entry.push();
  visit();
  entry.push();
  expect(entries).toEqual([null, null, { wyspaDrawer: 1 }]);
  move(-1);
  expect(told).toEqual(["left 0"]);
});

it("an overlay that closes while Back has already left its entry does not go back further", () => {
  const { entry, told } = overlay();
  entry.push();
  entry.push();
  move(-1);
  entry.pop();
  expect([vi.mocked(history.go).mock.calls, told]).toEqual([[[-1]], ["left 1"]]);
  entry.pop();
  entry.drop();
  expect(history.go).toHaveBeenCalledOnce();
});
