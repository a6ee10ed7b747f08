/**
 * `npm run dev`: builds after each change, and reloads open pages of the demo shop. The shop keeps serving the last
 * good build while a source has mistakes.
 */
import { mkdirSync, readFileSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BuildFailure } from "esbuild";
import { Project } from "../build/project.mjs";
import { messageOf } from "../message-of";
import { ShopProcess } from "./shop-process";

const root = resolve(fileURLToPath(import.meta.url), "../../../..");
/** Git ignores it, and `dist/` keeps the last whole build. */
const out = "dist.dev";
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const project = new Project({ root, out, version, minified: false });
const shop = new ShopProcess(root, join(root, out));

/** Generated tables, documents, and what editors write for themselves. */
const IGNORED = /\/generated(\/|$)|\.md$|(^|\/)[.#][^/]*$|~$/;
/** Pages can swap stylesheets; that of maps has a hash in its name. */
const isStyle = (path: string) => path.endsWith(".css") && path !== "runtime/map/map.css";
const isOfShop = (path: string) => path.startsWith("fixtures/");
const isOfTools = (path: string) => /^runtime\/cli\/(build|dev)\//.test(path);

/** Long enough for editors and Git, which write many files at once; too short to notice. */
const TOGETHER_MS = 25;
/** What was wrong after the last work on each part. */
const problems: Record<"scripts" | "styles" | "shop", readonly string[]> = {
  scripts: [],
  styles: [],
  shop: [],
};

/** One text for each mistake, with file and line where there is a position. */
function problemsIn(error: unknown): string[] {
  if (error instanceof AggregateError) return [...new Set(error.errors.flatMap(problemsIn))];
  const found = (error as Partial<BuildFailure> | null)?.errors ?? [];
  const lines = found.map(({ text, location }) =>
    location
      ? `${location.file}:${location.line}:${location.column + 1}: ${text}\n    ${location.lineText.trim()}`
      : text,
  );
  return lines.length ? lines : [messageOf(error)];
}

/** @returns whether it worked */
async function renewPart(
  part: keyof typeof problems,
  work: () => Promise<readonly string[]>,
): Promise<boolean> {
  problems[part] = await work().catch(problemsIn);
  return problems[part].length === 0;
}

async function build(): Promise<readonly string[]> {
  await project.findIslands();
  project.writeTables();
  await project.build();
  return [];
}

async function swapStyles(): Promise<readonly string[]> {
  shop.tell({ kind: "styles", files: [...(await project.writeStyles()), "style.css", "strict.css"] });
  return [];
}

function tellProblems(): void {
  const all = Object.values(problems).flat();
  shop.tell({ kind: "problems", problems: all });
  for (const problem of all) console.error(`✗ ${problem}`);
  if (all.length) console.error("  The demo shop serves the last good build.");
}

async function renew(paths: readonly string[]): Promise<void> {
  const start = performance.now();
  if (paths.some(isOfTools))
    console.log("The build's own code changed: stop `npm run dev` and start it again.");
  const scripts = paths.filter((path) => !isStyle(path));
  const isBuilt = scripts.some((path) => !isOfShop(path)) && (await renewPart("scripts", build));
  const isRestarted = scripts.some(isOfShop) && (await renewPart("shop", () => shop.start()));
  if (paths.some(isStyle)) await renewPart("styles", swapStyles);
  tellProblems();
  if (isBuilt || isRestarted) shop.tell({ kind: "page" });
  const names = paths.length > 4 ? `${paths.length} files` : paths.join(", ");
  console.log(`${names}: ${Math.round(performance.now() - start)} ms`);
}

function watchSources(): void {
  const changed = new Set<string>();
  let work = Promise.resolve();
  for (const folder of ["runtime", "islands", "fixtures"])
    watch(join(root, folder), { recursive: true }, (_, name) => {
      const path = `${folder}/${name}`.replace(/\\/g, "/");
      if (IGNORED.test(path)) return;
      if (!changed.size)
        work = work.then(async () => {
          await setTimeout(TOGETHER_MS);
          const paths = [...changed].sort();
          changed.clear();
          await renew(paths);
        });
      changed.add(path);
    });
}

console.log("building …");
mkdirSync(join(root, out), { recursive: true });
await renewPart("scripts", build);
const isOpen = await renewPart("shop", () => shop.start());
tellProblems();
if (!isOpen) process.exit(1);
console.log("Pages reload when a file changes. Stop with Ctrl+C.");
watchSources();
