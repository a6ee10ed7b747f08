/**
 * Runs a part of the tests of the calling file, so none may rely on an earlier one. `npm test` runs the first, which is
 * the file's journey, and `.ci/run` a drawn share (tests/tools/seed.ts). `npm run test:full` runs all.
 */
import { beforeEach, type RunnerTask } from "vitest";

const testsIn = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === "suite" ? testsIn(task.tasks) : [task]));

/**
 * Skips the tests of the calling file that are not drawn.
 * @param enough how many tests of a longer file run
 * @param share in a full run, one test in this many
 */
export function drawTests(enough = 1, share = 1): void {
  const isFull = process.env.WYSPA_FULL === "1";
  if (isFull && share === 1) return;
  const seed = Number(process.env.WYSPA_SEED ?? 1);
  beforeEach(({ task, skip }) => {
    const all = testsIn(task.file.tasks);
    const step = isFull ? Math.min(share, all.length) : Math.ceil(all.length / enough);
    const place = all.findIndex(({ id }) => id === task.id);
    if ((place + seed) % step !== 0) skip("left to npm run test:full");
  });
}
