import { describe, expect, it } from "vitest";
import type { SearchResults } from "../../../islands/search-panel/answer";
import {
  closedPanel,
  idleSearch,
  nextPanel,
  nextSearch,
  type PanelState,
  type SearchState,
} from "../../../islands/search-panel/panel-state";

const results = { total: 2, options: [{ name: "kubek" }, { name: "kubki" }] } as unknown as SearchResults;
const other = { total: 0, options: [] } as unknown as SearchResults;
const found: SearchState = { ...idleSearch, text: "kub", results };
const panel: PanelState = { ...closedPanel, ...found, typed: "kub", open: true, active: 1 };

describe("a search", () => {
  it("keeps earlier results while the next request is short or delayed", () => {
    const delayed = nextSearch(found, { type: "delayed" });
    expect(delayed).toEqual({ ...found, wait: "loading" });
    expect(nextSearch(delayed, { type: "stopped" })).toEqual(found);
  });

  it("drops results that no longer match the text after a long wait", () => {
    expect(nextSearch(found, { type: "outdated" })).toEqual({ ...idleSearch, wait: "slow" });
  });

  it("a repeated request shows that it takes long until it is answered", () => {
    const retried = nextSearch({ ...idleSearch, text: "kub", failed: true }, { type: "retried" });
    expect(retried.wait).toBe("slow");
    expect(nextSearch(retried, { type: "delayed" })).toBe(retried);
    expect(nextSearch(retried, { type: "answered", text: "kub", results })).toEqual(found);
  });

  it("a failure keeps only the text that failed", () => {
    expect(nextSearch(found, { type: "failed", text: "kube" })).toEqual({
      ...idleSearch,
      text: "kube",
      failed: true,
    });
  });

  it("a text that is too short clears everything", () => {
    expect(nextSearch(found, { type: "cleared" })).toEqual(idleSearch);
  });
});

describe("the panel", () => {
  it("typing opens it and moves back from the option to the field", () => {
    expect(nextPanel({ ...panel, open: false }, { type: "typed", text: "kube" })).toMatchObject({
      typed: "kube",
      open: true,
      active: -1,
      results,
    });
  });

  it("an active option survives a change of the wait, but not another list", () => {
    const delayed = nextPanel(panel, { type: "searched", search: { ...found, wait: "loading" } });
    expect(delayed).toMatchObject({ active: 1, wait: "loading" });
    expect(nextPanel(panel, { type: "searched", search: { ...found, results: other } }).active).toBe(-1);
  });

  it("closing also closes the overlay and keeps the results for the next opening", () => {
    const overlay = { tagName: "A" } as HTMLElement;
    const opened = nextPanel(panel, { type: "overlay-opened", from: overlay });
    const other = {} as HTMLElement;
    expect(nextPanel(opened, { type: "overlay-opened", from: other }).overlay).toBe(other);
    expect(nextPanel(opened, { type: "closed" })).toMatchObject({
      open: false,
      active: -1,
      overlay: null,
      results,
      typed: "kub",
    });
  });
});
