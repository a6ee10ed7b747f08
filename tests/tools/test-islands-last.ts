import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { buildTestIslands } from "../browser/runtime/build-test-islands.ts";

const needsTestIslands = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").includes("builtWithTestIslands(");

/**
 * Starts the build with the test islands before all tests, and runs the test files that need it last. Otherwise they
 * would come at once, and every worker would wait for the build.
 */
export class TestIslandsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const last = sorted.filter(needsTestIslands);
    if (last.length) buildTestIslands().catch(() => {}); // those tests build it again, and fail with the reason
    return [...sorted.filter((file) => !last.includes(file)), ...last];
  }
}
