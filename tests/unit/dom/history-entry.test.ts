// @vitest-environment happy-dom
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
    left: (levels) => told.push(`left ${levels}`),
    entered: () => told.push("entered"),
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
