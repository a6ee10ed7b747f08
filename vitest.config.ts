import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { inOwnProcess } from "./tests/tools/own-process.ts";
import { seedOfRun } from "./tests/tools/seed.ts";
import { slowness } from "./tests/tools/slowness.ts";
import { summaryReporter } from "./tests/tools/summary-reporter.ts";
import { matrixFiles, policyFiles } from "./tests/tools/test-files.ts";
import { TestIslandsLast } from "./tests/tools/test-islands-last.ts";

const seed = seedOfRun();
// Workers draw their samples with this seed.
process.env.WYSPA_SEED = String(seed);
const isFull = process.env.WYSPA_FULL === "1";
const factor = slowness();
/** A deadline in milliseconds, longer on a slow or busy machine. */
const within = (ms: number) => Math.round(ms * factor);
const isLean = Boolean(process.env.WYSPA_REACT);
const file = `tests/.results/${isLean ? "lean" : "tests"}.json`;

/**
 * Journeys run under the strict policy, which only forbids: whatever works under it also works without. WYSPA_CSP=none
 * runs them without it, as the lean flavour does.
 */
const hasPolicy = !isLean && process.env.WYSPA_CSP !== "none";
const underPolicy = hasPolicy ? [policyFiles] : [];

/** Needs a build of its own, which `npm run test:lean` makes. */
const leanFlavour = isLean ? [] : ["tests/browser/files/lean-flavour.test.ts"];

const withoutBrowser = {
  alias: { "vitest-environment-page": resolve("tests/unit/page-environment.ts") },
  setupFiles: ["built-in", "seeded", "cancelled-animations", "own-channels"].map(
    (name) => `tests/unit/${name}.ts`,
  ),
  testTimeout: within(60_000),
  hookTimeout: within(60_000),
  expect: { poll: { timeout: within(20_000) } },
};

/** Browser tests start their own shop and share one browser per worker. */
const inBrowser = {
  testTimeout: within(90_000),
  hookTimeout: within(90_000),
  expect: { poll: { timeout: within(20_000), interval: 50 } },
  globalSetup: ["tests/browser/global-setup.ts"],
  setupFiles: ["tests/browser/quick.ts"],
  // A worker's test files share modules, so that it loads playwright once and starts one browser.
  isolate: false,
  // On CI, a browser may fail for reasons outside the project; locally every failure counts. The summary lists tests
  // that passed only on a retry.
  retry: process.env.CI ? 2 : 0,
};

/**
 * `unit` and `process` tests need no browser. `browser`, `policy` and `matrix` drive the fixture shop in a real one;
 * `policy` does so under the strict Content Security Policy. Tests mostly wait, so four workers suit two cores.
 * Deadlines are long, because tests poll for outcomes instead of waiting for a fixed time.
 */
export default defineConfig({
  test: {
    maxWorkers: 4,
    sequence: { sequencer: TestIslandsLast },
    reporters: [
      "default",
      summaryReporter({
        seed,
        isFull,
        share: Number(process.env.WYSPA_SHARE ?? 1),
        isWholeMatrix: process.env.WYSPA_MATRIX === "1",
        file,
      }),
    ],
    projects: [
      {
        test: {
          ...withoutBrowser,
          name: "unit",
          pool: "threads",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, ...inOwnProcess],
        },
      },
      {
        test: { ...withoutBrowser, name: "process", pool: "forks", include: [...inOwnProcess] },
      },
      {
        test: {
          ...inBrowser,
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...matrixFiles, ...underPolicy, ...leanFlavour],
        },
      },
      {
        test: {
          ...inBrowser,
          name: "policy",
          include: underPolicy,
          env: { WYSPA_CSP: "strict" },
        },
      },
      {
        test: {
          ...inBrowser,
          name: "matrix",
          include: [...matrixFiles],
          // The sample of a full run is larger.
          env: { WYSPA_FULL: process.env.WYSPA_MATRIX ?? "", WYSPA_SAMPLE: isFull ? "3" : "1" },
          // The lean flavour's run has few of these files, which would keep the others waiting.
          ...(!isLean && { maxWorkers: 3, sequence: { groupOrder: 1 } }),
        },
      },
    ],
  },
});
