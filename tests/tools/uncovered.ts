/**
 * Lists the product files that no unit test imports, directly or through other product modules.
 * `import()` counts, imports of types do not. `npm run uncovered [folder …]` shows only the files of those folders.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The files of a folder and its subfolders whose names match, as paths from the project's root. */
const find = (folder: string, name: RegExp) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replace(/\\/g, "/")}`)
    .filter((path) => name.test(path))
    .sort();

/** Data that other files carry, what the build generates, and the build itself. */
const isData = (path: string) =>
  /\/generated\/|^islands\/[^/]+\/texts\/|^runtime\/cli\/|\/(texts|descriptor)\.ts$|\.d\.ts$/.test(path);

/** Whether a file has nothing left once its types are removed. */
async function isTypesOnly(path: string): Promise<boolean> {
  const loader = path.endsWith("x") ? "tsx" : "ts";
  const { code } = await transform(readFileSync(resolve(root, path), "utf8"), { loader, minify: true });
  return code.trim() === "";
}

/** Every file that the unit tests import, with the modules that those import. */
async function reachedFiles(): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: find("tests/unit", /\.test\.tsx?$/),
    outdir: "unused",
    write: false,
    bundle: true,
    metafile: true,
    format: "esm",
    packages: "external",
    platform: "node",
    loader: { ".css": "empty" },
    logLevel: "error",
  });
  return new Set(Object.keys(metafile.inputs));
}

const folders = process.argv.slice(2);
const reached = await reachedFiles();
const missing: string[] = [];
for (const path of ["runtime", "islands"].flatMap((folder) => find(folder, /\.tsx?$/)))
  if (!isData(path) && !reached.has(path) && !(await isTypesOnly(path))) missing.push(path);

const shown = missing.filter((path) => !folders.length || folders.some((folder) => path.startsWith(folder)));
const lines = shown.map((path) => readFileSync(resolve(root, path), "utf8").split("\n").length - 1);
for (const [index, path] of shown.entries()) console.log(`${String(lines[index]).padStart(5)}  ${path}`);
console.log(
  `${shown.length} files with ${lines.reduce((sum, count) => sum + count, 0)} lines are reached by no unit test`,
);
