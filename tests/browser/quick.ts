/**
 * Draws the sample for `npm test`: a seeded part of each browser test file, always including its first test. It keeps
 * `npm test` below eight minutes on two cores; `npm run test:full` runs all tests. The commit is the seed
 * (tests/tools/seed.ts).
 */
import { beforeEach, type RunnerTask } from "vitest";

/** Number of tests to run in longer files. */
const ENOUGH = Number(process.env.WYSPA_SAMPLE ?? 1);

const seed = Number(process.env.WYSPA_SEED ?? 1);
const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === "suite" ? testsIn(task.tasks) : [task]));

if (process.env.WYSPA_FULL !== "1")
  beforeEach(({ task, skip }) => {
    const all = testsIn(task.file.tasks);
    const step = Math.ceil(all.length / ENOUGH);
    const place = all.findIndex(({ id }) => id === task.id);
    if (place > 0 && (place + seed) % step !== 0) skip("left to npm run test:full");
  });
