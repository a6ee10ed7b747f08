/**
 * `npm run bench`: compares Wyspa with its peers, and checks its own time budgets, in one Chromium. It writes
 * `RESULTS.md` with its chart.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { filterCountries } from "./budgets/filter-countries";
import { filterStores } from "./budgets/filter-stores";
import { home } from "./budgets/home/home";
import { interactions } from "./budgets/interactions/interactions";
import { labelCards } from "./budgets/label-cards";
import { largestPaint } from "./budgets/largest-paint";
import { addToBasket } from "./compared/add-to-basket";
import { atLoad } from "./compared/at-load";
import { dates } from "./compared/dates";
import { firstTap } from "./compared/first-tap";
import { hosts } from "./compared/hosts/many-hosts";
import { maps } from "./compared/maps";
import { visits } from "./compared/visits/visits";
import { openLab, type Suite } from "./lab/lab";
import { readOptions } from "./lab/options";
import { root, scratch } from "./lab/paths";
import { Report } from "./lab/report";
import { writeResults } from "./results/write";

const compared: Readonly<Record<string, Suite>> = {
  load: atLoad,
  tap: firstTap,
  add: addToBasket,
  visits,
  hosts,
  maps,
  dates,
};
const budgets: Readonly<Record<string, Suite>> = {
  home,
  hands: interactions,
  regions: filterCountries,
  cards: labelCards,
  cost: largestPaint,
  stores: filterStores,
};
const suites = { ...compared, ...budgets };

const options = readOptions(Object.keys(suites));
const report = new Report();
const lab = await openLab(options, report);
const begin = performance.now();
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [load = 0] = loadavg();
const machine = {
  wyspa: version,
  chromium: lab.browser.version(),
  node: process.versions.node,
  cores: availableParallelism(),
  load: Number(load.toFixed(1)),
};
console.log(
  Object.entries(machine)
    .map((entry) => entry.join(" "))
    .join(" · "),
);
console.log(`median of ${options.runs} · seed ${options.seed}`);
console.log("Times of tasks are the main thread's own; times since an event are by the clock.");
if (load > machine.cores / 2)
  report.note("the machine is busy: what is measured by the clock comes out too long");

const wanted = Object.entries(suites).filter(([name]) => !options.only.length || options.only.includes(name));
try {
  for (const [name, suite] of wanted) {
    const from = performance.now();
    console.log(`\n── ${name}`);
    await suite(lab);
    console.log(`   ${((performance.now() - from) / 1_000).toFixed(0)} s`);
  }
} finally {
  await lab.browser.close();
}

mkdirSync(scratch, { recursive: true });
const written = { machine, options, ...report.toJSON() };
writeFileSync(join(scratch, "bench.json"), `${JSON.stringify(written, null, 2)}\n`);
writeResults({
  sections: report.sections,
  budgets: report.toJSON().budgets,
  measured: wanted.map(([name]) => name),
  order: Object.keys(suites),
  machine,
  runs: options.runs,
});
console.log(`\n${report.summary()} · ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
process.exit(report.failed ? 1 : 0);
