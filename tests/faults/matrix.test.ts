/**
 * The matrix of faults: every request that the product sends, broken in every way, for everything that sends it.
 * `npm test` runs the first cells; `npm run test:matrix` runs all cells and writes RESULTS.md.
 */
import { afterAll, expect, test } from "vitest";
import { sample } from "../browser/sample";
import { bench } from "../browser/support";
import { cells, strayDeeds } from "./cells";
import { cellsTogether, closeShops } from "./own-shop";
import { forgetResult, keepResult, writeResults, writtenCounts } from "./results";
import { tryCell } from "./try-cell";

const b = bench();
const SOME = 14;

afterAll(async () => {
  await closeShops();
  writeResults(cells);
});

test("every request, fault and sender has a cell, with a deed or a written reason", () => {
  expect(cells.filter(({ deed, reason }) => !deed === !reason).map(({ name }) => name)).toEqual([]);
  expect(strayDeeds()).toEqual([]);
});

test("the table of results has each of these cells", () => {
  expect(writtenCounts()).toEqual(writtenCounts(cells));
});

const possible = cells.flatMap(({ deed, ...cell }) => (deed ? [{ ...cell, deed }] : []));

cellsTogether("nothing is lost, and what the shopper is told is true", () => {
  for (const cell of sample(possible, SOME))
    test(cell.name, { timeout: 150_000 }, async () => {
      forgetResult(cell);
      const found = await tryCell(b.browser, cell.deed, cell.column);
      expect(found, cell.name).toEqual([]);
      keepResult(cell);
    });
});
