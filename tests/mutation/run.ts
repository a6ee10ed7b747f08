/**
 * `npm run mutation [module] [file …] [-- --sample N]`: breaks the module's code in one place at a time and runs its
 * unit tests (Stryker). Without arguments it measures every module, which takes hours; it is not part of CI. A sample
 * of one in N mutants estimates the score. Mutants that were decided before, and whose code and tests are unchanged,
 * are not run again.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { modules, root, sourcesOf } from "./modules";
import { isUndecided, type Report, record } from "./results";

/** A run that lost mutants is repeated this often. */
const ATTEMPTS = 3;
/** So many files are measured at once. Their results are written before the next ones begin, so that an interrupted run keeps them. */
const GROUP = 12;
const folder = join(root, "tests/.results/mutation");

const { values, positionals } = parseArgs({
  options: { sample: { type: "string" } },
  allowPositionals: true,
});
const sample = Number(values.sample ?? 1);
if (!Number.isInteger(sample) || sample < 1)
  throw new RangeError(`--sample is one in how many mutants; ${values.sample} is not a number of mutants.`);

function measure(name: string, files: readonly string[]): void {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/@stryker-mutator/core/bin/stryker.js"),
      "run",
      "tests/mutation/stryker.config.mjs",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        WYSPA_MUTATED: name,
        WYSPA_MUTATED_FILES: files.join(","),
        WYSPA_SAMPLE: String(sample),
      },
    },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${status}; the lines above say why.`);
}

const reportOf = (name: string): Report =>
  JSON.parse(readFileSync(join(folder, `${name}-${sample}.report.json`), "utf8"));

/** Makes the next run decide the undecided mutants again. @returns how many there are */
function forgetUndecided(name: string): number {
  const path = join(folder, `${name}-${sample}.incremental.json`);
  const state: Report = JSON.parse(readFileSync(path, "utf8"));
  let count = 0;
  const files = Object.fromEntries(
    Object.entries(state.files).map(([file, known]) => {
      const mutants = known.mutants.filter((mutant) => !isUndecided(mutant));
      count += known.mutants.length - mutants.length;
      return [file, { ...known, mutants }];
    }),
  );
  if (count) writeFileSync(path, JSON.stringify({ ...state, files }));
  return count;
}

function printSurvivors({ files }: Report, measured: readonly string[]): void {
  for (const file of measured)
    for (const { status, mutatorName, replacement = "", location } of files[file]?.mutants ?? [])
      if (status === "Survived" || status === "NoCoverage")
        console.log(
          `${file}:${location.start.line} ${status} ${mutatorName}: ${replacement.replace(/\s+/g, " ")}`,
        );
}

const [asked, ...files] = positionals;
if (asked && !modules[asked])
  throw new RangeError(`There is no module ${asked}; there are ${Object.keys(modules).join(", ")}.`);
mkdirSync(folder, { recursive: true });
for (const [name, module] of Object.entries(modules)) {
  if (asked && asked !== name) continue;
  const wanted = files.length ? files : sourcesOf(module);
  for (let first = 0; first < wanted.length; first += GROUP) {
    const group = wanted.slice(first, first + GROUP);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      measure(name, group);
      if (!forgetUndecided(name)) break;
    }
    const report = reportOf(name);
    printSurvivors(report, group);
    record(name, report, new Date().toISOString().slice(0, 10));
  }
}
