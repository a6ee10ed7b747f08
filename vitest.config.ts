import { configDefaults, defineConfig } from "vitest/config";
import { seedOfRun } from "./tests/tools/seed";
import { slowness } from "./tests/tools/slowness";
import { summaryReporter } from "./tests/tools/summary-reporter";

const seed = seedOfRun();
// Workers draw their samples by it.
process.env.WYSPA_SEED = String(seed);
const isFull = process.env.WYSPA_FULL === "1";
const factor = slowness();
/** A deadline in milliseconds, longer on a slow or busy machine. */
const within = (ms: number) => Math.round(ms * factor);
/**
 * Whole tables of a file, a touch or a latency times a feature, and pages that are left alone. A busy machine makes pages ask
 * for files again, so they are driven when all others are done, two at a time: a sample, and whole by `npm run test:matrix`,
 * some twenty minutes by itself.
 */
const matrices = ["files-that-fail", "first-touch", "quiet-pages"].map(
  (name) => `tests/browser/${name}.test.ts`,
);
const file = `tests/.results/${process.env.WYSPA_CSP ? "csp" : "tests"}.json`;

/** Browser tests start their own shop and share one browser per worker. */
const inBrowser = {
  testTimeout: within(90_000),
  hookTimeout: within(90_000),
  expect: { poll: { timeout: within(20_000), interval: 50 } },
  globalSetup: ["tests/browser/global-setup.ts"],
  setupFiles: ["tests/browser/quick.ts"],
  // The files of a worker share its modules: playwright and the shop are loaded once, one browser is started.
  isolate: false,
  // On a strange machine a browser may stumble over something that is not ours; here nothing is forgiven. What
  // passed only that way is listed at the end of a run.
  retry: process.env.CI ? 2 : 0,
};

/**
 * `unit` runs rules on data, `browser` and `matrix` drive the fixture shop in a real browser. They mostly wait, so four
 * workers suit two cores. Deadlines are long, and longer on a slow or busy machine: a test waits for an outcome, not for
 * a time.
 */
export default defineConfig({
  test: {
    maxWorkers: 4,
    reporters: ["default", summaryReporter({ seed, isFull, file })],
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/unit/seeded.ts", "tests/unit/cancelled-animations.ts"],
          testTimeout: within(60_000),
          hookTimeout: within(60_000),
        },
      },
      {
        test: {
          ...inBrowser,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...matrices],
        },
      },
      {
        test: {
          ...inBrowser,
          name: "matrix",
          include: matrices,
          env: { WYSPA_FULL: process.env.WYSPA_MATRIX ?? "" },
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
