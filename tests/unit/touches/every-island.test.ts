/** Every island that reacts to a finger has a browser test of its first touch (tests/browser/first-touch.test.ts). */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { touches, untouched } from "../../browser/touches/touches";

const islands = readdirSync("islands", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generated")
  .map(({ name }) => name);
const touched = new Set(touches.flatMap((touch) => touch.islands));

for (const island of islands)
  test(`${island} has a first touch, or a reason for its absence`, () => {
    expect(touched.has(island) !== Object.hasOwn(untouched, island)).toBe(true);
  });

test("no touch and no reason belongs to an unknown island", () => {
  expect([...touched, ...Object.keys(untouched)].filter((name) => !islands.includes(name))).toEqual([]);
});
