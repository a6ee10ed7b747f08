/**
 * 150 payloads through every place that shows a text or follows an address (bars S8, S9, S10, S13 to S16). Code that the
 * shop allows goes through the gate, and is not part of this.
 */
import { afterAll, describe, expect, test } from "vitest";
import { sample } from "../browser/sample";
import { bench } from "../browser/support";
import { categories, payloads } from "./payloads";
import { recordedPlaces, writeResults } from "./results";
import { scenes } from "./scenes";
import { type Counts, makeStage } from "./stage";

const b = bench();
const all: Counts = new Map();
const places = scenes.flatMap((scene) => scene.places);

test("there are 150 different payloads, and some in every category", () => {
  expect(new Set(payloads.map(({ text }) => text)).size).toBe(150);
  for (const category of categories)
    expect(payloads.filter((one) => one.category === category).length).toBeGreaterThan(4);
});

test("the table of results has every place, each with every payload", () => {
  expect(new Set(places).size).toBe(places.length);
  const recorded = recordedPlaces();
  expect([...recorded.keys()].sort()).toEqual([...places].sort());
  expect([...recorded].filter(([, count]) => count !== payloads.length)).toEqual([]);
});

describe("every payload is data", () => {
  test.each(sample(scenes, 4).map((scene) => [scene.name, scene] as const))("%s", async (_, scene) => {
    const counts: Counts = new Map();
    const stage = makeStage(b, counts);
    await scene.run(stage);
    stage.end();
    expect([...counts.keys()].sort()).toEqual([...scene.places].sort());
    for (const [place, count] of counts) all.set(place, count);
  });
});

afterAll(() => {
  if (process.env.WYSPA_RECORD) writeResults(all, places, new Date());
});
