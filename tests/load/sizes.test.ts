/**
 * Large pages and long sessions leave nothing behind (bars R22 to R26): fewer rounds in `npm test`, all of them in
 * `npm run test:matrix`. `npm run load` writes RESULTS.md.
 */
import { test } from "vitest";
import { builtWithTestIslands } from "../browser/runtime/built";
import { bench } from "../browser/support";
import { expectNoGrowth, play } from "./measure-scene";
import { keeperOf } from "./results";
import { sizes } from "./sizes";

const b = bench({ dist: builtWithTestIslands() });
const keep = keeperOf("sizes");

for (const scene of sizes) {
  const times = scene.times[process.env.WYSPA_FULL === "1" ? 1 : 0];
  test(`${scene.name}: ${times} rounds leave no nodes and no listeners`, { timeout: 1_800_000 }, async () => {
    const outcome = await play(b, scene, { times, warmUp: Math.min(times, 4), traced: Math.min(times, 3) });
    keep(outcome);
    expectNoGrowth(outcome);
  });
}
