/**
 * Which samples `npm test` draws: WYSPA_SEED, else a number made of the commit, so that over the weeks every case is
 * driven and any run can be repeated; outside of a checkout always the same ones.
 */
import { spawnSync } from "node:child_process";

const WITHOUT_COMMIT = 1;

/** A whole number from 0 up. @throws RangeError when WYSPA_SEED is something else. */
export function seedOfRun(): number {
  const given = process.env.WYSPA_SEED;
  if (given) {
    const seed = Number(given);
    if (Number.isSafeInteger(seed) && seed >= 0) return seed;
    throw new RangeError(`WYSPA_SEED is ${given}; it must be a whole number from 0 up.`);
  }
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : WITHOUT_COMMIT;
}
