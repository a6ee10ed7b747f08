/**
 * The seed of a run's samples. It is the same in every run of `npm test`, which drives the first test of each browser
 * file, its journey. A full run draws with a number derived from the
 * commit, so that every case runs sooner or later. WYSPA_SEED repeats any run.
 */
import { spawnSync } from "node:child_process";

const JOURNEYS = 0;
/** Outside a git checkout. */
const WITHOUT_COMMIT = 1;

/** A whole number from 0 up. @throws RangeError when WYSPA_SEED is not one */
export function seedOfRun(): number {
  const given = process.env.WYSPA_SEED;
  if (given) {
    const seed = Number(given);
    if (Number.isSafeInteger(seed) && seed >= 0) return seed;
    throw new RangeError(`WYSPA_SEED is ${given}; it must be a whole number from 0 up.`);
  }
  if (process.env.WYSPA_FULL !== "1") return JOURNEYS;
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : WITHOUT_COMMIT;
}
