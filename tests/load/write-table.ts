/** Writes RESULTS.md from what `npm run load` has measured. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBrowser } from "../tools/ensure-browser.mjs";
import { counted, mostGrowth, type Played } from "./played";

const folder = fileURLToPath(new URL("../.results/load/", import.meta.url));
const number = (value: number) => value.toLocaleString("en");
const kilobytes = (bytes: number) => number(Math.round(bytes / 1_024));
const change = (before: number, after: number) => (before === after ? "0" : number(after - before));

function row({ name, times, before, after, longest }: Played): string {
  const cells = [
    name,
    number(times),
    number(before.nodes),
    change(before.nodes, after.nodes),
    number(before.listeners),
    change(before.listeners, after.listeners),
    kilobytes(before.heap),
    kilobytes(after.heap),
    longest === null ? "–" : longest.toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

const areas = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .sort()
  .map(
    (name) =>
      [name.replace(".json", ""), JSON.parse(readFileSync(folder + name, "utf8")) as Played[]] as const,
  );
const titles: Readonly<Record<string, string>> = {
  layers: "Layers, opened and closed",
  sizes: "Large pages, and long sessions",
};
const all = areas.flatMap(([, played]) => played);
const growing = all.filter(({ times, before, after }) =>
  counted.some((key) => after[key] - before[key] > mostGrowth(times)),
);
const slow = all.filter(({ longest }) => longest !== null && longest > 50);
const browser = await chromium.launch({ executablePath: await ensureBrowser() });
const version = browser.version();
await browser.close();

const text = `# Load and leaks

Written by \`npm run load\` (${new Date().toISOString().slice(0, 10)}, Chromium ${version}). Do not edit.

Nodes, listeners and kilobytes of the page's scripts are counted after garbage collection. "Before" is after the first openings, when all files have
loaded. "Change" is that of the last round of repetitions. A scene grows if one repetition in ten leaves a node, a listener or a document. The longest task is the main thread's own time of Wyspa's scripts in one task, in milliseconds, unslowed; the goal is 50.
In Chromium, speculation rules keep removed links for a while; the visits are measured as with save-data, where the rules are not used.

**${all.length} scenes; ${growing.length} that grow with each repetition; ${slow.length} with a task of ours over 50 ms.**
${areas
  .map(
    ([area, played]) => `
## ${titles[area] ?? area}

| scene | times | nodes | change | listeners | change | KB before | KB after | longest task |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${played.map(row).join("\n")}
`,
  )
  .join("")}`;
writeFileSync(fileURLToPath(new URL("RESULTS.md", import.meta.url)), text);
console.log(`${all.length} scenes; growing: ${growing.map(({ name }) => name).join(", ") || "none"}`);
