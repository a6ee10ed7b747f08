/**
 * Every island has a journey under the strict policy. Every island that reacts to a finger has a browser test of its first
 * touch (tests/browser/first-press/first-touch.matrix.test.ts).
 */
import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { touches, untouched } from "../../browser/touches/touches";
import { browserTestsOf, testedBeside } from "../../tools/test-files";

const islands = readdirSync("islands", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generated")
  .map(({ name }) => name);
const touched = new Set(touches.flatMap((touch) => touch.islands));

for (const island of islands)
  test(`${island} has a journey under the strict policy`, () => {
    const files = readdirSync(browserTestsOf(island));
    expect(files.filter((file) => file.endsWith(".policy.test.ts"))).not.toEqual([]);
  });

test("an island that is tested beside another one has no folder of its own", () => {
  expect(Object.keys(testedBeside).filter((name) => !islands.includes(name))).toEqual([]);
  expect(Object.keys(testedBeside).filter((name) => existsSync(`tests/browser/${name}`))).toEqual([]);
});

for (const island of islands)
  test(`${island} has a first touch, or a reason for its absence`, () => {
    expect(touched.has(island) !== Object.hasOwn(untouched, island)).toBe(true);
  });

test("no touch and no reason belongs to an unknown island", () => {
  expect([...touched, ...Object.keys(untouched)].filter((name) => !islands.includes(name))).toEqual([]);
});
