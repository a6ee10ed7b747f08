/**
 * Draws the sample for `npm test`: a seeded part of each browser test file, always including its first test. It keeps
 * `npm test` below ten minutes on two cores; `npm run test:full` runs all tests. The commit is the seed
 * (tests/tools/seed.ts).
 *
 * `.ci/run` runs every test once. Its second run, under the strict policy, runs some files completely. With
 * WYSPA_JOURNEYS=sample the first run only samples these, because whatever works under the policy also works without.
 */
import { basename } from "node:path";
import { beforeEach, type RunnerTask } from "vitest";
import { policyJourneys, withoutPolicyToo } from "../tools/policy-journeys";

/** Number of tests to run in longer files. */
const ENOUGH = Number(process.env.WYSPA_SAMPLE ?? 3);

const seed = Number(process.env.WYSPA_SEED ?? 1);
const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === "suite" ? testsIn(task.tasks) : [task]));

const isWhole = process.env.WYSPA_FULL === "1";
const elsewhere = process.env.WYSPA_JOURNEYS === "sample" ? policyJourneys : [];
const isSampled = (path: string) => {
  const name = basename(path, ".test.ts");
  return !isWhole || (elsewhere.includes(name) && !withoutPolicyToo.includes(name));
};

if (!isWhole || elsewhere.length)
  beforeEach(({ task, skip }) => {
    if (!isSampled(task.file.filepath)) return;
    const all = testsIn(task.file.tasks);
    const step = Math.ceil(all.length / ENOUGH);
    const place = all.findIndex(({ id }) => id === task.id);
    if (place > 0 && (place + seed) % step !== 0) skip("left to npm run test:full");
  });
