// @vitest-environment node
import { expect, test } from "vitest";
import { statementFaults } from "../../tools/statement-faults";

const files = ["islands/tooltip", "runtime/prices", "tests/unit/tooltip/placing.test.ts"];
const decided = "\n| id | what |\n|---|---|\n| D1 | The offset |\n";
const HEAD = "| id | statement | owner | shown by |\n|---|---|---|---|\n";
const faultsOf = (rows: string, count = rows.split("\n").length) =>
  statementFaults({
    list: `${count} statements. Tables:\n\n${HEAD}${rows}\n`,
    decided,
    exists: (path) => files.includes(path),
  }).map((fault) => fault.replace("tests/specification.md: ", ""));

const GOOD = "| 1.1 | Elements have tooltips; D1 | tooltip | unit/tooltip/placing |";

test("a statement with an owner, a test and a decision has no fault", () => {
  expect(faultsOf(GOOD)).toEqual([]);
  expect(faultsOf(`${GOOD}\n| 1.2 | Prices | runtime/prices | unit/tooltip/placing |`)).toEqual([]);
});

test.each([
  ["no test", GOOD.replace("unit/tooltip/placing", ""), "1.1 names no test"],
  ["a test that is gone", GOOD.replace("placing", "gone"), "1.1 names unit/tooltip/gone, which is no test"],
  [
    "a helper instead of a test",
    GOOD.replace("placing |", "placing, unit/turns |"),
    "1.1 names unit/turns, which is no test",
  ],
  ["an owner that is gone", GOOD.replace("| tooltip", "| hint"), "1.1 is owned by hint, which is not there"],
  ["a missing column", `${GOOD}\n| 1.2 | Prices | runtime/prices |`, "has an unreadable row: | 1.2 | Prices"],
  ["a gap before it", `${GOOD}\n${GOOD.replace("1.1", "1.3")}`, "1.3 follows 1.1"],
  ["the id of another one", `${GOOD}\n${GOOD}`, "1.1 follows 1.1"],
  [
    "an unknown decision",
    `${GOOD}\n${GOOD.replace("1.1", "1.2").replace("D1", "D2")}`,
    "1.2 names D2, which is not decided",
  ],
])("a statement with %s is a fault", (_, rows, fault) => {
  expect(faultsOf(rows).some((found) => found.startsWith(fault))).toBe(true);
});

test("a decision that no statement names is a fault", () => {
  expect(faultsOf(GOOD.replace("; D1", ""))).toEqual(["names D1 at no statement"]);
});

test("a wrong total is a fault", () => {
  expect(faultsOf(GOOD, 2)).toEqual(["counts 2 statements and lists 1"]);
});
