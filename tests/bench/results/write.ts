/** Writes `RESULTS.md` and its chart from the figures of all suites. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { range } from "../lab/report";
import type { Cell, Section } from "../lab/section";
import { drawChart } from "./chart";
import { type Judged, mergeResults, type Results, type Run } from "./data";
import { lossesIn } from "./losses";

const folder = join(import.meta.dirname, "..");

export function writeResults(run: Run): void {
  const results = mergeResults(run);
  const sections = Object.values(results.suites).flatMap((suite) => suite.sections);
  writeFileSync(join(folder, "RESULTS.svg"), drawChart(sections));
  writeFileSync(join(folder, "RESULTS.md"), page(results, sections));
}

const page = (results: Results, sections: readonly Section[]): string => `# Results

\`npm run bench\` writes this page, its chart and its figures (\`RESULTS.json\`). It takes up to twenty minutes on two slow
cores. \`npm run bench -- --only load\` measures one part, and leaves the others as they are.

![Bars of each compared page: script at load, script time, blocking time, first tap, add to basket, visits, maps and dates](RESULTS.svg)

Each figure is a median, with the least and the most of all runs. Each page begins as the same home page from the same
server. The pages of the peers have three features: a basket's count, a button that adds to it, and a menu. The pages of
Wyspa have all features of the shop. ${machines(results)}

## Where Wyspa loses

Each figure in which another page is better by more than a tenth, and why.

${lossTable(sections)}

${sections.map(sectionText).join("\n\n")}

## Wyspa's own budgets

${budgetTable(results.budgets)}
`;

function machines({ suites }: Results): string {
  const all = Object.values(suites);
  const kinds = new Set(
    all.map(({ day, machine: { wyspa, chromium, node, cores }, runs }) =>
      [`${day}: Wyspa ${wyspa}, Chromium ${chromium}, Node ${node}, ${cores} cores`, `${runs} runs`].join(
        ", ",
      ),
    ),
  );
  const load = Math.max(...all.map(({ machine }) => machine.load));
  return `Measured on ${[...kinds].join("; on ")}. The load average at the start was ${load} at most.`;
}

function lossTable(sections: readonly Section[]): string {
  const losses = sections
    .flatMap(lossesIn)
    .map(({ figure, wyspa, better, why }) => [figure, wyspa, better, why]);
  return losses.length ? table([["figure", "Wyspa", "better", "why"], ...losses]) : "Nowhere.";
}

const commandOf = (suite: string) => `npm run bench -- --only ${suite}`;

function sectionText({ suite, title, about, columns, rows, notes = [] }: Section): string {
  const heads = columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name));
  const lines = rows.map(({ name, version, cells }) => [name, ...cells.map(figure), version]);
  return [
    `## ${title}`,
    about,
    `\`${commandOf(suite)}\``,
    table([["", ...heads, "version"], ...lines]),
    notes.map((note) => `- ${note}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const figure = (cell: Cell): string => (typeof cell === "string" ? cell : range(cell));

const table = ([heads = [], ...rows]: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const budgetTable = (budgets: readonly Judged[]): string =>
  table([
    ["budget", "measured", "limit", ""],
    ...budgets.map(({ what, actual, limit, unit, verdict, advisory }) => [
      what,
      `${Number(actual.toFixed(actual < 10 ? 3 : 1))} ${unit}`,
      `${limit} ${unit}`,
      `${verdict}${advisory ? " (a goal)" : ""}`,
    ]),
  ]);
