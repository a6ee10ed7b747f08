/**
 * `npm run test:lean`: runs the browser tests on the lean flavour, with Preact in React's place. `--half` runs a seeded
 * half of the files in which shoppers use React islands, because only the file of React differs. Matrices among them are
 * sampled. Further arguments go to vitest. `dist/` holds that flavour meanwhile, and the usual one again afterwards.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { findIslands } from "../../runtime/cli/build/find-islands.mjs";
import { seedOfRun } from "./seed";
import { browserTestsOf } from "./test-files";

/** Tests of what differs between React and Preact, whatever the island. */
const ofFlavours = ["hostile-globals", "isolation", "vandals"].map(
  (name) => `tests/browser/runtime/${name}.matrix.test.ts`,
);

const further = process.argv.slice(2);
const isHalf = further.includes("--half");
const env = { ...process.env, WYSPA_REACT: "preact" };
const run = (command: string, ...flags: readonly string[]): number =>
  spawnSync(command, flags, { stdio: "inherit", env }).status ?? 1;

async function halfOfReact(): Promise<readonly string[]> {
  const react = (await findIslands(process.cwd(), "islands")).filter(
    ({ descriptor }) => descriptor.kind === "react",
  );
  const folders = [...new Set(react.map(({ name }) => browserTestsOf(name)))];
  const journeys = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".policy.test.ts"))
      .map((name) => `${folder}/${name}`),
  );
  const files = [...ofFlavours, ...journeys].sort();
  const seed = seedOfRun();
  const half = files.filter((_, index) => (index + seed) % 2 === 0);
  return ["tests/browser/files/lean-flavour.test.ts", ...half];
}

const chosen = isHalf ? await halfOfReact() : [];
let status =
  run(process.execPath, "build.mjs", "--react=preact") ||
  run(process.execPath, "tests/tools/ensure-browser.mjs");
if (!status) {
  status = run(
    "npx",
    "vitest",
    "run",
    "--project",
    "browser",
    "--project",
    "matrix",
    ...chosen,
    ...further.filter((flag) => flag !== "--half"),
  );
  status = run(process.execPath, "build.mjs") || status;
}
process.exit(status);
