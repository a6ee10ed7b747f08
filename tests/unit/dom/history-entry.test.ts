// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { historyEntry } from "../../../runtime/dom/history-entry";

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  history.replaceState(null, "");
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});
const opened = () => {
  const entry = historyEntry("wyspaDrawer", life.signal, { left() {}, entered() {} });
  entry.push();
  return entry;
};

it("a history entry that its overlay gives up loses the overlay's mark, and the browser does not go back", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  vi.spyOn(history, "state", "get").mockReturnValue({ wyspaDrawer: true });
  const replace = vi.spyOn(history, "replaceState").mockImplementation(() => {});
  const entry = opened();
  entry.giveUp();
  expect(replace).toHaveBeenCalledWith(null, "");
  vi.spyOn(history, "state", "get").mockReturnValue(null);
  entry.drop();
  expect(back).not.toHaveBeenCalled();
});

it("data of other scripts in a history entry is kept", () => {
  vi.spyOn(history, "state", "get").mockReturnValue({ theirs: 7, wyspaDrawer: true });
  const replace = vi.spyOn(history, "replaceState").mockImplementation(() => {});
  opened().giveUp();
  expect(replace).toHaveBeenCalledWith({ theirs: 7 }, "");
});
