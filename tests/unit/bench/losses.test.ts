/** The results list each figure in which another page beats Wyspa. */
import { expect, test } from "vitest";
import type { Column, Section } from "../../bench/lab/section";
import { lossesIn } from "../../bench/results/losses";

const cell = (median: number) => ({ median, min: median, max: median, runs: 1 });
const section = (column: Partial<Column>, ours: number, lean: number, theirs: number | string): Section => ({
  suite: "load",
  title: "At load",
  about: "",
  columns: [{ name: "script", unit: "KB", better: "less", ...column }],
  rows: [
    { name: "Wyspa", version: "1", cells: [cell(ours)] },
    { name: "Wyspa, lean", version: "1", cells: [cell(lean)] },
    { name: "Turbo", version: "8", cells: [typeof theirs === "string" ? theirs : cell(theirs)] },
  ],
});

test("a better figure of a peer is a loss, also where the lean flavour would win", () => {
  expect(lossesIn(section({}, 41, 20, 23))).toEqual([
    { figure: "At load: script", wyspa: "41 KB", better: "Turbo 23 KB", why: "" },
  ]);
  expect(lossesIn(section({ better: "more", unit: "", why: "it is larger" }, 1, 1, 2))).toEqual([
    { figure: "At load: script", wyspa: "1", better: "Turbo 2", why: "it is larger" },
  ]);
});

test("a worse or an equal figure, noise, a word, and a column without a better side are not", () => {
  for (const [ours, theirs] of [
    [20, 41],
    [23, 23],
    [23, 22],
    [0.4, 0.1],
  ] as const)
    expect(lossesIn(section({}, ours, ours, theirs))).toEqual([]);
  expect(lossesIn(section({}, 41, 41, "–"))).toEqual([]);
  const { better: _, ...neutral } = section({}, 41, 41, 23).columns[0] as Column;
  expect(lossesIn({ ...section({}, 41, 41, 23), columns: [neutral] })).toEqual([]);
});
