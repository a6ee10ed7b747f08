// @vitest-environment node
import { expect, test } from "vitest";
import { countsOf, describeResults, isUndecided } from "../../mutation/results";

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
  expect(countsOf(all)).toEqual({ killed: 2, survived: 1, uncovered: 1 });
});

test("a survivor is undecided if it has tests and none of them ran", () => {
  const survivor = (testsCompleted?: number, coveredBy = ["a test"]) =>
    isUndecided(mutant("Survived", { testsCompleted, coveredBy }));
  expect([survivor(), survivor(0), survivor(1), survivor(0, [])]).toEqual([true, true, false, false]);
  expect(isUndecided(mutant("Killed", { testsCompleted: 0, coveredBy: ["a test"] }))).toBe(false);
});

test("the table tells measured files from files and modules that were not measured", () => {
  const files = { "a.ts": { killed: 3, survived: 1, uncovered: 0 } };
  const page = describeResults(
    { gate: { date: "2026-11-28", files } },
    { gate: ["a.ts", "b.ts"], search: ["c.ts"] },
  );
  expect(page).toContain("| gate | 1 of 2 | 3 | 1 | 0 | 75.0 % | 2026-11-28 |");
  expect(page).toContain("| search | 0 of 1 | 0 | 0 | 0 | – | not measured |");
  expect(page).toContain("| a.ts | 3 | 1 | 0 | 75.0 % |\n| b.ts | not measured | | | |");
});
