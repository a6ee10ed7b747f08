/**
 * Reads the summary reporter's files, for .ci/run:
 *
 *   run-results.mjs counts FILE      prints "passed failed"
 *   run-results.mjs named FILE…      lists the tests that passed only on a retry, and those that failed
 *
 * The list comes last, because a truncated log keeps its end.
 */
import { existsSync, readFileSync } from "node:fs";

const [wish, ...files] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

if (wish === "counts") {
  const { passed, failed } = read(files[0]);
  console.log(passed, failed);
} else {
  const runs = files.filter((file) => existsSync(file)).map(read);
  const list = (title, lines) => lines.length && console.log([title, ...lines].join("\n  "));
  list(
    "Passed only when tried again:",
    runs.flatMap(({ retried }) => retried),
  );
  list(
    "Failed:",
    runs.flatMap(({ broken }) => broken),
  );
}
