/**
 * Shoppers' journeys beside other libraries. `npm test` plays the first ones; `npm run test:neighbours` plays all and
 * writes RESULTS.md.
 */
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { sample } from "../browser/sample";
import { bench } from "../browser/support";
import { cellsTogether } from "../faults/own-shop";
import type { Neighbour } from "./neighbour";
import { neighbours } from "./neighbours";
import { missingFile } from "./on-page";
import { keepResult, placesOf, writeResults } from "./results";
import { tryCell } from "./try-cell";

const README = new URL("../../dist/README.md", import.meta.url);
const b = bench();
const SOME = 3;

afterAll(writeResults);

test("each library has a name of its own, and at least 25 libraries are in the table", () => {
  const names = neighbours.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(25);
});

test("platforms read about each library whose shop must act", () => {
  const [, section = ""] = /## Beside other libraries([\s\S]*)/.exec(readFileSync(README, "utf8")) ?? [];
  const rows = section.slice(section.indexOf("| library |"));
  for (const { name, remedies } of neighbours) {
    const [word = name] = name.split(/[ ,]/);
    expect(remedies ? rows : section, name).toContain(word);
  }
});

// The state that the table's sentence about this build describes.
const wholeMooTools = neighbours.find(({ name }) => name === "MooTools") as Neighbour;
test.skipIf(missingFile(wholeMooTools))(
  "MooTools with its compatibility with 1.2: the server's pages work, and the shop hears why",
  async () => {
    const { edited: _, ...whole } = wholeMooTools;
    const has = `location.pathname === "/basketedit.php" && document.querySelector("#menu_basket .badge")?.textContent.trim() === "1"`;
    const neighbour = { ...whole, works: "true", remedies: [{ text: "", journeys: ["add"], has }] } as const;
    const { add } = await tryCell(b.browser, neighbour, "before", ["add"]);
    expect(add).toMatch(/^reported: .*stays off, because a script has broken bind/);
  },
);

const cells = neighbours.flatMap((neighbour) => placesOf(neighbour).map((place) => ({ neighbour, place })));

cellsTogether("every journey works beside it", () => {
  // Prototype and MooTools are packages of Debian: apt-get install libjs-prototype libjs-mootools
  for (const { neighbour, place } of sample(cells, SOME))
    test.skipIf(missingFile(neighbour))(`${neighbour.name}, ${place}`, { timeout: 400_000 }, async () => {
      const found = await tryCell(b.browser, neighbour, place);
      keepResult(neighbour, place, found);
      expect(found).toEqual({});
    });
});
