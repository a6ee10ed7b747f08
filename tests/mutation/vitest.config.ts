/** The unit tests of one module, whose name `run.ts` sets. */
import { defineConfig } from "vitest/config";
import { modules } from "./modules";

const { tests } = modules[process.env.WYSPA_MUTATED ?? ""] ?? { tests: [] };
// Every mutant meets the same cases.
process.env.WYSPA_SEED ??= "1";
// Properties draw fewer cases than in `npm test`, because they run again for each mutant.
process.env.WYSPA_RUNS ??= "200";

export default defineConfig({
  test: {
    include: tests.map((pattern) => `tests/unit/${pattern}.test.{ts,tsx}`),
    setupFiles: ["built-in", "seeded", "cancelled-animations"].map((file) => `tests/unit/${file}.ts`),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [],
  },
});
