/**
 * Has what is compared take turns, in an order that changes from round to round, so that a machine that is busy
 * for a while is busy for all of them:
 *
 *   warm-up   round 1   round 2
 *   A B C     B A C     C A B  …
 *
 * What is so slow that it would make the whole bench late drops out, and its median is taken from fewer runs.
 */
import type { Options } from "./options";
import { shuffled } from "./statistics";

/** Milliseconds that one key may take in all, its first run apart. */
const PATIENCE_MS = 30_000;

export async function inTurns<Key, Result>(
  keys: readonly Key[],
  { runs, seed }: Options,
  run: (key: Key) => Promise<Result>,
  warmUp: readonly Key[] = keys,
): Promise<Map<Key, Result[]>> {
  for (const key of warmUp) await run(key);
  const results = new Map<Key, Result[]>(keys.map((key) => [key, []]));
  const spent = new Map<Key, number>();
  for (let round = 1; round <= runs; round++)
    for (const key of shuffled(keys, seed * 1_000 + round)) {
      const taken = spent.get(key) ?? 0;
      const done = results.get(key)?.length ?? 0;
      if (done && taken + taken / done > PATIENCE_MS) continue;
      const begin = performance.now();
      results.get(key)?.push(await run(key));
      spent.set(key, taken + performance.now() - begin);
    }
  return results;
}
