/**
 * The first touch of a finger is never lost (bar L1), at each latency, on a slow phone, at each moment of the page's
 * life. Its outcome happens exactly once, and a pressed control looks busy meanwhile. The times are written to
 * tests/.results/first-touch.json and never judged here.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { sample } from "../sample";
import { roundTrips } from "../slow-network";
import { bench } from "../support";
import { inLanes, moments, type Outcome } from "../touches/lane";
import { touches } from "../touches/touches";

const b = bench();
const LANES = 4;
/** Number of cells per touch in `npm test`. */
const SOME = 3;

/** Ordered so that every sample contains each latency and each moment. */
const cells = roundTrips.flatMap((latency, row) =>
  moments.map((_, column) => ({ latency, moment: moments[(column + row) % moments.length] ?? "after" })),
);
const measured: Record<string, Outcome[]> = {};

afterAll(() => {
  const file = "tests/.results/first-touch.json";
  mkdirSync("tests/.results", { recursive: true });
  writeFileSync(file, JSON.stringify(measured, null, 1));
  const short = (ms: number | null) => (ms === null ? "–" : String(Math.round(ms)));
  for (const [touch, outcomes] of Object.entries(measured))
    for (const { latency, moment, busy, outcome, verdict } of outcomes)
      console.log(
        `${touch} | ${latency} ms | ${moment} | press → busy ${short(busy)} ms | press → outcome ${short(outcome)} ms | ${verdict}`,
      );
});

for (const touch of touches)
  test(`${touch.name}: the outcome comes once, whenever it is pressed`, { timeout: 400_000 }, async () => {
    const possible = touch.comesWithScript ? cells.filter(({ moment }) => moment === "after") : cells;
    const outcomes = await inLanes(b.browser, touch, sample(possible, SOME), LANES);
    measured[touch.name] = outcomes;
    const lost = outcomes
      .filter(({ verdict }) => verdict !== "ok")
      .map(({ latency, moment, verdict }) => `${latency} ms, ${moment}: ${verdict}`);
    expect(lost).toEqual([]);
  });
