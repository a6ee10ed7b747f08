/**
 * `npm run conformance`, after a whole run of the matrix: writes RESULTS.md and CONFORMANCE.md. Without whole results it
 * changes nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { conformancePage, type Facts, type Run, resultsPage } from "./report";

const results = "tests/.results/access";
const folder = join(import.meta.dirname, "..");
const runs = Object.fromEntries(
  ["phone", "desktop"].map((size) => [
    size,
    JSON.parse(readFileSync(`${results}/${size}.json`, "utf8")) as Run,
  ]),
);
const missing = Object.entries(runs).flatMap(([size, { states, looked }]) =>
  states.filter((state) => !looked[state]).map((state) => `${state} (${size})`),
);
if (missing.length) {
  console.error(`The matrix has not looked at:\n  ${missing.join("\n  ")}`);
  process.exit(1);
}
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const facts: Facts = { runs, version, date: new Date().toISOString().slice(0, 10) };
writeFileSync(join(folder, "RESULTS.md"), resultsPage(facts));
writeFileSync(join(folder, "CONFORMANCE.md"), conformancePage(facts));
