/**
 * `npm test` drives a seeded sample of each file of browser tests, always its first one among them, so that it
 * stays under ten minutes on two cores; `npm run test:full` drives all of them. The commit chooses which
 * (tests/tools/seed.ts).
 *
 * `.ci/run` drives all of them, each once: with WYSPA_JOURNEYS=sample the files that its second run drives whole under the
 * strict policy are sampled here, too. Nothing that a page may do under the policy is forbidden without it.
 */
import { basename } from "node:path";
import { beforeEach, type RunnerTask } from "vitest";
import { policyJourneys, withoutPolicyToo } from "../tools/policy-journeys";

/** Of longer files about so many are driven. */
const ENOUGH = 3;

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
