// @vitest-environment page
/** What happens to an island, in the performance timeline and as an event. Neither may ever stop an island. */
import { afterEach, expect, it, vi } from "vitest";
import { markTime } from "../../../runtime/base/mark-time";

afterEach(() => {
  vi.unstubAllGlobals();
  performance.clearMarks();
});

/** The details of `wyspa:metric` while a task runs. */
function heard(task: () => void): unknown[] {
  const details: unknown[] = [];
  const listen = ({ detail }: CustomEvent) => void details.push(detail);
  document.addEventListener("wyspa:metric", listen);
  task();
  document.removeEventListener("wyspa:metric", listen);
  return details;
}

it("a mark is in the page's performance timeline", () => {
  markTime("search-panel", "ready");
  expect(performance.getEntriesByName("wyspa:search-panel:ready", "mark")).toHaveLength(1);
});

it("the page hears of a mark by an event with the island, its host and the mark's time", () => {
  const host = document.createElement("form");
  const details = heard(() => markTime("search-panel", "ready", host));
  const [mark] = performance.getEntriesByName("wyspa:search-panel:ready", "mark");
  expect(details).toEqual([{ name: "search-panel", phase: "ready", at: mark?.startTime, host }]);
});

it("a mark may be about a moment before", () => {
  const details = heard(() => markTime("search-panel", "touched", undefined, 12.5));
  expect(details).toMatchObject([{ at: 12.5 }]);
  expect(performance.getEntriesByName("wyspa:search-panel:touched")[0]?.startTime).toBe(12.5);
});

it.each([
  ["has replaced it", {}],
  [
    "makes it throw",
    {
      mark() {
        throw new Error("no marks");
      },
    },
  ],
  ["has removed it", undefined],
])("a mark stops nothing on a page that %s", (_, replaced) => {
  vi.stubGlobal("performance", replaced);
  expect(() => markTime("search-panel", "ready")).not.toThrow();
});
