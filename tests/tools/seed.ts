/**
 * The seed of the samples that `npm test` draws: WYSPA_SEED, or a number derived from the commit. So every case runs
 * sooner or later, and any run can be repeated. Outside a git checkout the seed is constant.
 */
import { spawnSync } from "node:child_process";

const WITHOUT_COMMIT = 1;

/** A whole number from 0 up. @throws RangeError when WYSPA_SEED is not one */
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
