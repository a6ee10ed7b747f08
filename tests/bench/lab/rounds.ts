/**
 * Alternates the compared pages, in an order that changes each round, so that a temporarily busy machine affects all of
 * them:
 *
 *   warm-up   round 1   round 2
 *   A B C     B A C     C A B  …
 *
 * To finish in time on a slow machine, very slow keys drop out, and the last rounds are skipped when the time is up.
 * The report then notes that medians are computed from fewer runs.
 */
import type { Lab } from "./lab";
import { shuffled } from "./statistics";

/** Milliseconds that one key may take in total, without its first run. */
const PATIENCE_MS = 30_000;
/** Rounds that always run, even when the time is up. */
const FEWEST = 3;

interface Limits<Key> {
  /** Keys that run once before the measurement; by default all keys. */
  readonly warmUp?: readonly Key[];
  /** Seconds for all rounds. */
  readonly seconds: number;
  /** How many keys run at once: more than one only where the network's latency is nearly all of the time. */
  readonly atOnce?: number;
}

export async function inTurns<Key, Result>(
  { options: { runs, seed }, report }: Lab,
  keys: readonly Key[],
  run: (key: Key) => Promise<Result>,
  { warmUp = keys, seconds, atOnce = 1 }: Limits<Key>,
): Promise<Map<Key, Result[]>> {
  for (const key of warmUp) await run(key);
  const results = new Map<Key, Result[]>(keys.map((key) => [key, []]));
  const spent = new Map<Key, number>();
  const end = performance.now() + seconds * 1_000;
  const runOnce = async (key: Key) => {
    const taken = spent.get(key) ?? 0;
    const done = results.get(key)?.length ?? 0;
    if (done && taken + taken / done > PATIENCE_MS) return;
    const begin = performance.now();
    results.get(key)?.push(await run(key));
    spent.set(key, taken + performance.now() - begin);
  };
  for (let round = 1; round <= runs; round++) {
    if (round > FEWEST && performance.now() > end) {
      report.note(`the time is up: medians of ${round - 1} runs`);
      break;
    }
    const order = shuffled(keys, seed * 1_000 + round);
    for (let at = 0; at < order.length; at += atOnce)
      await Promise.all(order.slice(at, at + atOnce).map(runOnce));
  }
  return results;
}
