/** Prints "passed failed" from vitest's JSON report, for the last line of .ci/run. */
import { readFileSync } from "node:fs";

const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
  readFileSync(process.argv[2], "utf8"),
);
// A file that could not even be loaded counts as one failure.
console.log(numPassedTests, numFailedTests || (numFailedTestSuites ? 1 : 0));
