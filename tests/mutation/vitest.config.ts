/** The unit tests of one module, whose name `run.ts` sets. */
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { modules } from "./modules.ts";

const { tests, isShared } = modules[process.env.WYSPA_MUTATED ?? ""] ?? { tests: [] };
// Every mutant meets the same cases.
process.env.WYSPA_SEED ??= "1";
// Properties draw fewer cases than in `npm test`, because they run again for each mutant.
process.env.WYSPA_RUNS ??= "50";
process.env.WYSPA_FULL = "1";

/** The first red test decides a mutant, so quick test files run before slow ones. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const duration = ({ project, moduleId }: TestSpecification) => {
      const key = `${project.name}:${moduleId.slice(this.ctx.config.root.length + 1)}`;
      return this.ctx.cache.getFileTestResults(key)?.duration ?? 0;
    };
    return [...files].sort((a, b) => duration(a) - duration(b));
  }
}

export default defineConfig({
  test: {
    alias: { "vitest-environment-page": resolve("tests/unit/page-environment.ts") },
    include: tests.map((pattern) => `tests/unit/${pattern}.test.{ts,tsx}`),
    setupFiles: ["built-in", "seeded", "cancelled-animations"].map((file) => `tests/unit/${file}.ts`),
    isolate: !isShared,
    maxWorkers: 1,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [],
  },
});
