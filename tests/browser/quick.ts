/**
 * Draws the sample for `npm test`: a seeded part of each browser test file, always including its first test. It keeps
 * `npm test` below ten minutes on two cores; `npm run test:full` runs all tests. The commit is the seed
 * (tests/tools/seed.ts).
 *
 * `.ci/run` runs every test once. Its second run, under the strict policy, runs some files completely. With
 * WYSPA_JOURNEYS=sample the first run only draws one or two tests of these, because whatever works under the policy
 * also works without.
 */
import { basename } from "node:path";
import { beforeEach, type RunnerTask } from "vitest";
import { policyJourneys, withoutPolicyToo } from "../tools/policy-journeys";

/** Number of tests to run in longer files, and in files that another run of `.ci/run` drives completely. */
const ENOUGH = Number(process.env.WYSPA_SAMPLE ?? 3);
const ENOUGH_OF_JOURNEYS = 1;

const seed = Number(process.env.WYSPA_SEED ?? 1);
const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === "suite" ? testsIn(task.tasks) : [task]));

const isWhole = process.env.WYSPA_FULL === "1";
const elsewhere = process.env.WYSPA_JOURNEYS === "sample" ? policyJourneys : [];
/** How many tests of a file run, or undefined for all. */
function enoughOf(path: string): number | undefined {
  const name = basename(path, ".test.ts");
  if (!isWhole) return ENOUGH;
  return elsewhere.includes(name) && !withoutPolicyToo.includes(name) ? ENOUGH_OF_JOURNEYS : undefined;
}

if (!isWhole || elsewhere.length)
  beforeEach(({ task, skip }) => {
    const enough = enoughOf(task.file.filepath);
    if (!enough) return;
    const all = testsIn(task.file.tasks);
    const step = Math.ceil(all.length / enough);
    const place = all.findIndex(({ id }) => id === task.id);
    if (place > 0 && (place + seed) % step !== 0) skip("left to npm run test:full");
  });
