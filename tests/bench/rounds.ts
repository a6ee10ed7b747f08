/**
 * Has what is compared take turns, in an order that changes from round to round, so that a machine that is busy
 * for a while is busy for all of them:
 *
 *   warm-up   round 1   round 2
 *   A B C     B A C     C A B  …
 *
 * So that the whole bench ends in time on a slow machine, what is very slow drops out, and there are fewer rounds
 * when the time is up; medians are then taken from fewer runs, which is said.
 */
import type { Lab } from "./lab";
import { shuffled } from "./statistics";

/** Milliseconds that one key may take in all, its first run apart. */
const PATIENCE_MS = 30_000;
/** That many rounds there are even when the time is up. */
const FEWEST = 3;

interface Limits<Key> {
  /** What is run once before anything counts; all keys without it. */
  readonly warmUp?: readonly Key[];
  /** The time for all rounds. */
  readonly seconds: number;
}

export async function inTurns<Key, Result>(
  { options: { runs, seed }, report }: Lab,
  keys: readonly Key[],
  run: (key: Key) => Promise<Result>,
  { warmUp = keys, seconds }: Limits<Key>,
): Promise<Map<Key, Result[]>> {
  for (const key of warmUp) await run(key);
  const results = new Map<Key, Result[]>(keys.map((key) => [key, []]));
  const spent = new Map<Key, number>();
  const end = performance.now() + seconds * 1_000;
  for (let round = 1; round <= runs; round++) {
    if (round > FEWEST && performance.now() > end) {
      report.note(`the time is up: medians of ${round - 1} runs`);
      break;
    }
    for (const key of shuffled(keys, seed * 1_000 + round)) {
      const taken = spent.get(key) ?? 0;
      const done = results.get(key)?.length ?? 0;
      if (done && taken + taken / done > PATIENCE_MS) continue;
      const begin = performance.now();
      results.get(key)?.push(await run(key));
      spent.set(key, taken + performance.now() - begin);
    }
  }
  return results;
}
