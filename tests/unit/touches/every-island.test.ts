/** Every island that reacts to a finger has a browser test of its first touch (tests/browser/first-touch.test.ts). */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { touches, untouched } from "../../browser/touches/touches";

const islands = readdirSync("islands", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "generated")
  .map(({ name }) => name);
const touched = new Set(touches.flatMap((touch) => touch.islands));

for (const island of islands)
  test(`${island} has a first touch, or a reason why it has none`, () => {
    expect(touched.has(island) !== Object.hasOwn(untouched, island)).toBe(true);
  });

test("no touch and no reason is for an island that does not exist", () => {
  expect([...touched, ...Object.keys(untouched)].filter((name) => !islands.includes(name))).toEqual([]);
});
