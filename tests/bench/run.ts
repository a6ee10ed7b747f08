/** `npm run bench`: measures all time budgets in one Chromium, and compares Wyspa with its peers. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { cards } from "./cards/suite";
import { cost } from "./cost/suite";
import { hands } from "./hands/suite";
import { home } from "./home/suite";
import { astroVersion } from "./hosts/astro";
import { hosts } from "./hosts/suite";
import { openLab, type Suite } from "./lab";
import { maps } from "./maps/suite";
import { readOptions } from "./options";
import { regions } from "./regions/suite";
import { Report } from "./report";
import { stores } from "./stores/suite";
import { visits } from "./visits/suite";

const suites: Readonly<Record<string, Suite>> = {
  hosts,
  home,
  hands,
  regions,
  cards,
  visits,
  cost,
  maps,
  stores,
};

const root = join(import.meta.dirname, "../..");
const results = join(root, "tests/.results");
const options = readOptions(Object.keys(suites));
const report = new Report();
const lab = await openLab(options, report);
const begin = performance.now();

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).version;
const versions = {
  wyspa: versionOf("."),
  chromium: lab.browser.version(),
  node: process.versions.node,
  react: versionOf("node_modules/react"),
  "is-land": versionOf("node_modules/@11ty/is-land"),
  "astro-island": astroVersion,
  turbo: versionOf("node_modules/@hotwired/turbo"),
  swup: versionOf("node_modules/swup"),
  leaflet: versionOf("node_modules/leaflet"),
};
const cores = availableParallelism();
const [load = 0] = loadavg();
console.log(
  Object.entries(versions)
    .map((version) => version.join(" "))
    .join(" · "),
);
console.log(
  `median of ${options.runs} · seed ${options.seed} · ${cores} cores, load ${load.toFixed(1)} at the start`,
);
console.log("Times of tasks are the main thread's own; times since navigation are by the clock.");
if (load > cores / 2) report.note("the machine is busy: what is measured by the clock comes out too long");

try {
  for (const [name, suite] of Object.entries(suites)) {
    if (options.only.length && !options.only.includes(name)) continue;
    console.log(`\n── ${name}`);
    await suite(lab);
  }
} finally {
  await lab.browser.close();
}

mkdirSync(results, { recursive: true });
const written = { versions, options, cores, load, ...report.toJSON() };
writeFileSync(join(results, "bench.json"), `${JSON.stringify(written, null, 2)}\n`);
console.log(
  `\n${report.summary()} · ${((performance.now() - begin) / 1_000).toFixed(0)} s · tests/.results/bench.json`,
);
process.exit(report.failed ? 1 : 0);
