/**
 * Reads what the summary reporter wrote, for .ci/run:
 *
 *   run-results.mjs counts FILE      prints "passed failed"
 *   run-results.mjs retried FILE…    lists the tests that passed only when they were tried again
 */
import { existsSync, readFileSync } from "node:fs";

const [wish, ...files] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

if (wish === "counts") {
  const { passed, failed } = read(files[0]);
  console.log(passed, failed);
} else {
  const retried = files.filter((file) => existsSync(file)).flatMap((file) => read(file).retried);
  if (retried.length) console.log(["Passed only when tried again:", ...retried].join("\n  "));
}
