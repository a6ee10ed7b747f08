/**
 * `npm test` drives a seeded sample of each file of browser tests, always its first one among them, so that it
 * stays under ten minutes on two cores; `npm run test:full` drives all of them. The commit chooses which
 * (tests/tools/seed.ts).
 */
import { beforeEach, type RunnerTask } from "vitest";

/** Of longer files about so many are driven. */
const ENOUGH = 3;

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
