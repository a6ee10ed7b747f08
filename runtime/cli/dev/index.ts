/**
 * `npm run dev`: builds what a change affects, and reloads open pages of the demo shop. The shop keeps serving the last
 * good build while a source has mistakes.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Project } from "../build/project.mjs";
import { isWork, type Work, workOf } from "./changes";
import { DevBuild, type Update } from "./dev-build";
import { ShopProcess } from "./shop-process";
import { watchFolders } from "./watch";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
/** Git ignores it, and `dist/` keeps the last whole build. */
const out = join(root, "dist.dev");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

const build = new DevBuild(new Project({ root, version }), out);
const shop = new ShopProcess(root, out, join(root, "dist.dev-shop"));
const ended = new AbortController();

const since = (start: number) => `${Math.round(performance.now() - start)} ms`;
const listed = (names: readonly string[]) =>
  names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");

function printProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length) console.error("  The demo shop serves the last good build.");
}

/** Whether every changed part is a stylesheet, so that pages can swap it and keep their state. */
const onlyStyles = ({ files }: Update, work: Work) =>
  files.every((file) => file.endsWith(".css")) && !work.pages && !work.maps;

async function renew(paths: readonly string[]): Promise<void> {
  const work = workOf(paths);
  if (!isWork(work)) return;
  const start = performance.now();
  if (work.tools) console.log("The build's own code changed: stop `npm run dev` and start it again.");
  const update = await build.update(paths);
  const problemsOfShop = work.server ? await shop.start() : [];
  const problems = [...update.problems, ...problemsOfShop];
  shop.tell({ kind: "problems", problems });
  printProblems(problems);
  const sheets = [...update.files, ...(work.theme ? ["style.css", "strict.css"] : [])];
  const hasNews = sheets.length > 0 || work.pages;
  if (work.server) {
    if (!problemsOfShop.length) console.log(`${listed(paths)}: demo shop restarted (${since(start)})`);
    return;
  }
  if (!hasNews) return;
  if (onlyStyles(update, work)) shop.tell({ kind: "styles", files: sheets });
  else shop.tell({ kind: "page" });
  console.log(`${listed(paths)}: ${listed(sheets)} (${since(start)})`);
}

async function main(): Promise<void> {
  const start = performance.now();
  console.log("building …");
  const first = await build.start();
  printProblems(first.problems);
  console.log(`built ${first.files.length} files (${since(start)}); starting the demo shop …`);
  const problems = await shop.start();
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length) process.exit(1);
  console.log("Pages reload when a file changes. Stop with Ctrl+C.");
  const folders = ["runtime", "islands", "fixtures"].filter((folder) => existsSync(join(root, folder)));
  watchFolders(root, folders, renew, ended.signal);
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    ended.abort();
    void Promise.all([shop.close(), build.close()]).then(() => process.exit(0));
  });

await main();
