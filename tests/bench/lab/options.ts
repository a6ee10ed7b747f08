/** The options of `npm run bench -- …`. */
import { parseArgs } from "node:util";

export interface Options {
  /** Names of suites; empty = all. */
  readonly only: readonly string[];
  /** Number of runs that each median is computed from. */
  readonly runs: number;
  /** Decides the order of the compared pages within a round. */
  readonly seed: number;
}

export const usage = `npm run bench -- [--only NAME]… [--runs 5] [--seed 1]`;

/** @throws with the usage when an option is unknown or not a number */
export function readOptions(known: readonly string[]): Options {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: [] },
      runs: { type: "string", default: "5" },
      seed: { type: "string", default: "1" },
    },
  });
  const only = values.only.flatMap((names) => names.split(","));
  const wrong = only.find((name) => !known.includes(name));
  if (wrong) throw new Error(`--only ${wrong}: there are ${known.join(", ")}. ${usage}`);
  const runs = Number(values.runs);
  const seed = Number(values.seed);
  if (!(runs >= 1) || !Number.isInteger(seed)) throw new Error(usage);
  return { only, runs, seed };
}
