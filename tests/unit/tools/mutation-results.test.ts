// @vitest-environment node
import { expect, test } from "vitest";
import { countsOf, describeResults, isUndecided } from "../../mutation/results";
import { isDrawn } from "../../mutation/sample.mjs";

const mutant = (status: string, more = {}) => ({
  id: "1",
  status,
  mutatorName: "StringLiteral",
  location: { start: { line: 1 } },
  ...more,
});

test("killed and timed out mutants count as found; errors of the compiler count as nothing", () => {
  const all = ["Killed", "Timeout", "Survived", "NoCoverage", "RuntimeError", "Ignored"].map((status) =>
    mutant(status),
  );
  expect(countsOf(all)).toEqual({ killed: 2, timedOut: 1, survived: 1, uncovered: 1, total: 4 });
});

test("a mutant that the sample leaves out belongs to the total, and to nothing else", () => {
  const all = ["Killed", "CompileError"].map((status) => mutant(status));
  expect(countsOf(all)).toEqual({ killed: 1, timedOut: 0, survived: 0, uncovered: 0, total: 2 });
});

test("a sample is about one in N mutants, the same ones in each run and after a new line above them", () => {
  const place = (line: number, column: number) => ({
    start: { line, column },
    end: { line, column: column + 5 },
  });
  const drawn = (line: number, oneIn: number) =>
    Array.from({ length: 4_000 }, (_, column) =>
      isDrawn(
        { fileName: "a.ts", mutatorName: "StringLiteral", replacement: "", location: place(line, column) },
        oneIn,
      ),
    );
  expect(drawn(1, 8)).toEqual(drawn(2, 8));
  const count = drawn(1, 8).filter(Boolean).length;
  expect(count).toBeGreaterThan(400);
  expect(count).toBeLessThan(600);
  expect(drawn(1, 1)).not.toContain(false);
});

test("a survivor is undecided if it has tests and none of them ran", () => {
  const survivor = (testsCompleted?: number, coveredBy = ["a test"]) =>
    isUndecided(mutant("Survived", { testsCompleted, coveredBy }));
  expect([survivor(), survivor(0), survivor(1), survivor(0, [])]).toEqual([true, true, false, false]);
  expect(isUndecided(mutant("Killed", { testsCompleted: 0, coveredBy: ["a test"] }))).toBe(false);
});

test("the table tells measured files from files and modules that were not measured", () => {
  const files = { "a.ts": { killed: 3, timedOut: 1, survived: 1, uncovered: 0, total: 8 } };
  const page = describeResults(
    { gate: { date: "2026-11-28", files } },
    { gate: ["a.ts", "b.ts"], search: ["c.ts"] },
  );
  expect(page).toContain("| gate | 1 of 2 | 4 of 8 | 3 | 1 | 1 | 0 | 75.0 % | 2026-11-28 |");
  expect(page).toContain("| search | 0 of 1 | 0 of 0 | 0 | 0 | 0 | 0 | – | not measured |");
  expect(page).toContain("| a.ts | 4 of 8 | 3 | 1 | 1 | 0 | 75.0 % |\n| b.ts | not measured | | | | | |");
});
