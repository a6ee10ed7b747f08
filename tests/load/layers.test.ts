/**
 * Layers that are opened and closed many times leave nothing behind (bar R26): 10 times in `npm test`, 200 times in
 * `npm run test:matrix`. `npm run load` writes RESULTS.md.
 */
import { test } from "vitest";
import { bench } from "../browser/support";
import { layers } from "./layers";
import { expectNoGrowth, play } from "./measure-scene";
import { keeperOf } from "./results";

const b = bench();
const TIMES = process.env.WYSPA_FULL === "1" ? 200 : 10;
const keep = keeperOf("layers");

for (const scene of layers)
  test(`${scene.name}: ${TIMES} openings leave no nodes and no listeners`, {
    timeout: 1_800_000,
  }, async () => {
    const outcome = await play(b, scene, { times: TIMES, warmUp: 4, traced: 5 });
    keep(outcome);
    expectNoGrowth(outcome);
  });
