/** Stryker's settings for one module. `run.ts` sets the variables. */
const { WYSPA_MUTATED = "", WYSPA_MUTATED_FILES = "", WYSPA_SAMPLE = "1" } = process.env;
// Each sample keeps its own results: a mutant that one sample leaves out belongs to another.
const results = `tests/.results/mutation/${WYSPA_MUTATED}-${WYSPA_SAMPLE}`;

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", "./tests/mutation/sample.mjs"],
  checkers: WYSPA_SAMPLE === "1" ? [] : ["sample"],
  // The configuration names the tests of the module, so that vitest need not search for related ones at each mutant.
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: WYSPA_MUTATED_FILES.split(","),
  // Unit tests need none of these.
  ignorePatterns: [".ci", "dist", "tests/browser", "tests/bench/results", "tests/.results", "tests/.dist"],
  disableTypeChecks: false,
  // Stryker would rewrite it through an interface that TypeScript 7 no longer has. A copy needs no change.
  tsconfigFile: "none",
  concurrency: 1,
  incremental: true,
  incrementalFile: `${results}.incremental.json`,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: `${results}.report.json` },
  cleanTempDir: "always",
  // A busy machine must not turn a slow test into a killed mutant.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  warnings: { slow: false },
};
