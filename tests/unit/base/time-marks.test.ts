/** Marks in the browser's performance timeline, which must never stop an island. */
import { afterEach, expect, it, vi } from "vitest";
import { markTime } from "../../../runtime/base/mark-time";

afterEach(() => {
  vi.unstubAllGlobals();
  performance.clearMarks();
});

it("a mark is in the page's performance timeline", () => {
  markTime("wyspa:search-panel:ready");
  expect(performance.getEntriesByName("wyspa:search-panel:ready", "mark")).toHaveLength(1);
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
  expect(() => markTime("wyspa:search-panel:ready")).not.toThrow();
});
