/** The smokes of `npm run test:engines`, which runs outside of `npm test`: no island is left out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { descriptors } from "../../../runtime/islands/generated/all";
import { smokes } from "../../engines/smokes/smokes";

const names = descriptors.map(({ name }) => name);
const results = readFileSync(join(import.meta.dirname, "../../engines/RESULTS.md"), "utf8");

test("each island has a smoke, and each smoke an island", () => {
  expect(Object.keys(smokes).sort()).toEqual([...names].sort());
});

test("the checked-in table has three engines", () => {
  expect(results).toMatch(/^\| {2}\| Chromium [\d.]+ \| Firefox [\d.]+ \| WebKitGTK [\d.]+ \|$/m);
});

describe.each(names)("the row of %s", (name) => {
  test("is filled, and a skipped cell has its reason", () => {
    const row = results.split("\n").find((line) => line.startsWith(`| ${name} |`)) ?? "";
    const cells = row.split("|").slice(2, -1);
    expect(cells).toHaveLength(3);
    for (const cell of cells) expect(cell.trim()).toMatch(/^(passed|skipped: no \w.*)$/);
  });
});
