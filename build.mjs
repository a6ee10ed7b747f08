/**
 * Builds the chunks as self-contained ES modules, then the runtime's entry as one script. Tables in the
 * entry (early chunks) and in the core (all others) let a chunk and its companions load in one round trip.
 *
 * - `node build.mjs` builds into dist/
 * - `node build.mjs --tables` writes only the generated tables, for types and editors
 * - `node build.mjs --out DIR --islands DIR` builds into another folder and adds further islands
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { buildChunk, runtimeSources, tableOf, writeWithMap } from "./runtime/cli/build/chunks.mjs";
import { writeCli } from "./runtime/cli/build/cli.mjs";
import { findIslands, sourcesOf } from "./runtime/cli/build/find-islands.mjs";
import { manifestOf } from "./runtime/cli/build/manifest.mjs";
import { writeMapFiles } from "./runtime/cli/build/map-files.mjs";
import { minifyAgain } from "./runtime/cli/build/minify.mjs";
import { noticesOf } from "./runtime/cli/build/notices.mjs";
import { tablesOf, writeTables } from "./runtime/cli/build/tables.mjs";
import { inventoryOf, inventoryText, readTexts, writeTexts } from "./runtime/cli/build/texts.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const { values: flags } = parseArgs({
  options: {
    tables: { type: "boolean" },
    out: { type: "string", default: "dist" },
    islands: { type: "string", multiple: true, default: [] },
    version: { type: "string" },
  },
});
const finished = resolve(root, flags.out);
/** The temporary folder of the build. The result is moved at the end, so that a failed build keeps the previous one. */
const out = `${finished}.${process.pid}`;
const version = flags.version ?? JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
/** The oldest supported browsers. Older ones may reject the syntax; the page then keeps the server's HTML. */
const target = ["chrome100", "firefox100", "safari15.4"];
const common = {
  bundle: true,
  minify: true,
  target,
  metafile: true,
  sourcemap: "linked",
  legalComments: "none",
  absWorkingDir: root,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
};

const ours = await findIslands(root, "islands");
const others = await Promise.all(flags.islands.map((parent) => findIslands(root, parent)));
const islands = [...ours, ...others.flat()];

/**
 * Chunks that the entry's table contains: those for the first touches, and those that open without a click. The core's
 * table contains all others.
 */
const EARLY = new Set(["core", "react", "transport", "basket", "dialog"]);
const isEarly = (key) =>
  EARLY.has(key) ||
  !!islands.find(
    ({ name, descriptor: { early, entryChunks } }) =>
      (early && (key === name || key === `${name}/shell`)) || (entryChunks ?? []).includes(key),
  );

/** An island's companions in every view; the core adds those that depend on the view (`islands/companions.ts`). */
const companionsOf = (key) => {
  const [name, part] = key.split("/");
  const { companions = [], companionsOfParts = {} } =
    islands.find((island) => island.name === name)?.descriptor ?? {};
  return (part ? (companionsOfParts[part] ?? []) : companions).filter((entry) => typeof entry === "string");
};

/** Replaces the generated tables, because the files on disk omit the islands of `--islands`. */
const tables = {
  name: "tables",
  setup({ onLoad }) {
    onLoad(
      {
        filter:
          /islands\/generated\/(rows|further-rows|prefetch-views|companions-by-view|details|places|prop-rules)\.ts$/,
      },
      ({ path }) => ({
        contents: tablesOf(islands)[basename(path)],
        loader: "ts",
      }),
    );
  },
};

async function buildAll() {
  mkdirSync(out, { recursive: true });
  try {
    await buildInto();
    publish();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Moves the build into place, and keeps the committed README. */
function publish() {
  mkdirSync(finished, { recursive: true });
  for (const name of readdirSync(finished))
    if (name !== "README.md") rmSync(join(finished, name), { recursive: true, force: true });
  for (const name of readdirSync(out)) renameSync(join(out, name), join(finished, name));
}

async function buildInto() {
  const texts = await readTexts(root, islands);
  const sources = Object.assign(runtimeSources(root), ...islands.map(sourcesOf));
  const make = (key, define) => buildChunk(key, sources[key], { common, out, plugins: [tables], define });
  const inventory = inventoryOf(texts);
  const engine = await buildChunk("map-engine", join(root, "runtime/map/engine.ts"), {
    common,
    out,
    plugins: [],
    minified: false,
  });
  const maps = { engine: engine.file, ...(await writeMapFiles(root, out, target)) };
  const words = { __TEXTS__: inventoryText(inventory), __MAP_FILES__: JSON.stringify(maps) };
  const keys = Object.keys(sources).filter((key) => key !== "core");
  const chunks = await Promise.all(keys.map((key) => make(key, words)));
  const late = tableOf(
    chunks.filter(({ key }) => !isEarly(key)),
    companionsOf,
  );
  chunks.push(
    await make("core", {
      __CHUNKS__: JSON.stringify(late),
      __TEXTS_BUILD__: JSON.stringify(inventory.build),
    }),
  );

  const entry = await build({
    ...common,
    entryPoints: ["runtime/index.ts"],
    outfile: join(out, "wyspa.js"),
    format: "iife",
    plugins: [tables],
    write: false,
    define: {
      ...common.define,
      __VERSION__: JSON.stringify(version),
      __CHUNKS__: JSON.stringify(
        tableOf(
          chunks.filter(({ key }) => isEarly(key)),
          companionsOf,
        ),
      ),
    },
  });
  const { code, map } = await minifyAgain(entry.outputFiles, false);
  writeWithMap(join(out, "wyspa.js"), code, map);
  const manifest = manifestOf(out, version, islands, chunks, maps);
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeTexts(out, texts);
  writeFileSync(join(out, "wyspa.css"), await buildStyle());
  const metafiles = [
    ...[entry, engine, ...chunks].map(({ metafile }) => metafile),
    await writeCli(root, out),
  ];
  writeFileSync(join(out, "THIRD-PARTY-NOTICES.txt"), noticesOf(root, metafiles));
  for (const types of ["wyspa.d.ts", "wyspa-basket.d.ts", "wyspa-passkeys.d.ts", "wyspa-prices.d.ts"])
    copyFileSync(join(root, "runtime/public", types), join(out, types));
  writeFileSync(join(out, "meta.json"), JSON.stringify(metaOf(entry, chunks, sources, maps)));
}

/** The data that `npm run size` and `npm run bench` read: each chunk's file, source and inputs. */
function metaOf(entry, chunks, sources, maps) {
  const inputsOf = ({ outputs }) =>
    Object.fromEntries(
      Object.values(outputs).flatMap(({ inputs }) =>
        Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
      ),
    );
  return {
    entry: { file: "wyspa.js", inputs: inputsOf(entry.metafile) },
    maps,
    chunks: Object.fromEntries(
      chunks.map(({ key, file, needsReact, metafile }) => [
        key,
        { file, needsReact, source: relative(root, sources[key]), inputs: inputsOf(metafile) },
      ]),
    ),
  };
}

/**
 * Bundles one small stylesheet. Each source file chooses its layer: `@layer wyspa` for parts that themes know, no
 * layer for parts that they do not (DECISIONS.md in runtime/).
 */
async function buildStyle() {
  const sheets = [
    "runtime/overlays/wyspa.css",
    ...islands.map(({ folder, name }) => join(folder, `${name}.css`)),
  ];
  const own = sheets.map((file) => resolve(root, file)).filter(existsSync);
  const text = own.map((file) => readFileSync(file, "utf8")).join("\n");
  const { outputFiles } = await build({
    stdin: { contents: text, loader: "css" },
    minify: true,
    target,
    write: false,
  });
  return outputFiles[0].text;
}

writeTables(root, ours);
if (!flags.tables) await buildAll();
