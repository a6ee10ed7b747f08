/**
 * The build, in two passes: islands, core and transport as split ES modules, then the runtime as one script
 * with the manifest baked in, so that a chunk's whole closure is fetched in one round trip (design §2).
 *
 *   node build.mjs                       builds into dist/
 *   node build.mjs --tables              writes only the generated tables, for types and editors
 *   node build.mjs --out DIR --islands DIR   builds elsewhere, with further islands beside ours
 */
import { createHash } from "node:crypto";
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
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { noticesOf } from "./runtime/cli/build/notices.mjs";
import { only, tablesOf, writeTables } from "./runtime/cli/build/tables.mjs";
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
/** Built beside its place and moved there when whole, so that whoever serves it never sees half a build. */
const out = `${finished}.${process.pid}`;
const version = flags.version ?? JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
/** The browsers that we promise: below them the script is a syntax error, and the page a plain server page. */
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

/** Parts of the runtime that pages fetch after its core, the last one where they are not Polish; they share no file with it, nor with each other. */
const parts = {
  "after-load": "runtime/after-load.ts",
  "page-functions": "runtime/page-functions.ts",
  recall: "runtime/platform/basket/recall.ts",
  translations: "runtime/shop/translations.ts",
};

const ours = await findIslands("islands");
const folders = [...ours, ...(await Promise.all(flags.islands.map(findIslands))).flat()];

/** Every folder with a descriptor, its data read by running the descriptor alone. */
async function findIslands(parent) {
  const found = [];
  for (const name of readdirSync(resolve(root, parent)).sort()) {
    const folder = resolve(root, parent, name);
    const file = join(folder, "descriptor.ts");
    if (!existsSync(file)) continue;
    const { outputFiles } = await build({ entryPoints: [file], write: false, format: "esm" });
    const code = Buffer.from(outputFiles[0].text).toString("base64");
    const { default: descriptor } = await import(`data:text/javascript;base64,${code}`);
    if (descriptor?.name !== name)
      throw new Error(`${parent}/${name}: the descriptor's name must be "${name}"`);
    if (descriptor.kind === "react" && descriptor.when === "load")
      throw new Error(`${name}: a React island is never loaded by strategy "load" (design §2)`);
    found.push({ name, folder, descriptor });
  }
  return found;
}

/** The tables of this build: with the islands of `--islands`, which the files on disk do not know. */
const tables = {
  name: "tables",
  setup({ onLoad }) {
    onLoad({ filter: /islands\/generated\/(rows|late-rows|details|places|prop-rules)\.ts$/ }, ({ path }) => ({
      contents: tablesOf(folders)[basename(path)],
      loader: "ts",
    }));
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

/** Moves the finished build to its place; the committed README stays. */
function publish() {
  mkdirSync(finished, { recursive: true });
  for (const name of readdirSync(finished))
    if (name !== "README.md") rmSync(join(finished, name), { recursive: true, force: true });
  for (const name of readdirSync(out)) renameSync(join(out, name), join(finished, name));
}

async function buildInto() {
  const texts = await readTexts(root, folders);
  const words = { __TEXTS__: inventoryText(inventoryOf(texts)) };
  const entries = {
    core: "runtime/core.ts",
    transport: "runtime/platform/transport/index.ts",
    ...parts,
  };
  for (const { name, folder, descriptor } of folders) {
    entries[name] = ["index.ts", "index.tsx"].map((file) => join(folder, file)).find(existsSync);
    if (descriptor.shell) entries[`${name}/shell`] = join(folder, "shell.ts");
  }
  const split = (keys, define = {}) =>
    build({
      ...common,
      entryPoints: keys.map((key) => ({ in: entries[key], out: key.replace("/", "-") })),
      outdir: join(out, "chunks"),
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      format: "esm",
      splitting: true,
      plugins: [tables],
      jsx: "automatic",
      define: { ...common.define, ...define },
    });
  // Apart, so that pure modules that several use are no further files for every page to fetch, and so that plain
  // chunks do not fetch the bundler's helper for React's CommonJS. Modules with state are in one of the three only.
  const of = (key) => folders.find(({ name }) => name === key)?.descriptor;
  const keys = Object.keys(entries).filter((key) => key !== "core");
  const isReact = (key) => of(key)?.kind === "react";
  const isLate = (key) => Object.hasOwn(parts, key) || !!of(key)?.late;
  const groups = [
    keys.filter((key) => isReact(key)),
    keys.filter((key) => !isReact(key) && !isLate(key)),
    // Each late one by itself, with its own copy of what it shares with others.
    ...keys.filter((key) => !isReact(key) && isLate(key)).map((key) => [key]),
  ];
  const outputs = Object.assign(
    {},
    ...(await Promise.all(groups.map((group) => split(group, words)))).map(
      ({ metafile }) => metafile.outputs,
    ),
  );
  const before = readClosures({ outputs }, only(entries, keys));
  const late = [...Object.keys(parts), ...keys.filter((key) => of(key)?.late)];
  // Only what cannot be known: the hash. What such an island imports beside its own file comes by itself.
  const hashes = late.map((key) => hashOf(before, key)).join(" ");
  const core = await split(["core"], {
    __PARTS__: JSON.stringify(Object.keys(parts).join(" ")),
    __LATE__: JSON.stringify(hashes),
  });
  Object.assign(outputs, core.metafile.outputs);
  const chunks = { metafile: { outputs } };
  const { files, closures } = readClosures(chunks.metafile, entries);
  const early = readClosures(
    chunks.metafile,
    only(
      entries,
      Object.keys(entries).filter((key) => !isLate(key)),
    ),
  );

  const entry = await build({
    ...common,
    entryPoints: ["runtime/index.ts"],
    outfile: join(out, "wyspa.js"),
    format: "iife",
    plugins: [tables],
    define: {
      ...common.define,
      __VERSION__: JSON.stringify(version),
      __CHUNKS__: JSON.stringify(early.files.map((file) => basename(file, ".js")).join(" ")),
      __CLOSURES__: JSON.stringify(early.closures),
    },
  });
  writeManifest(files, closures);
  writeTexts(out, texts);
  writeFileSync(join(out, "wyspa.css"), await buildStyle());
  writeFileSync(join(out, "THIRD-PARTY-NOTICES.txt"), noticesOf(root));
  copyFileSync(join(root, "runtime/wyspa.d.ts"), join(out, "wyspa.d.ts"));
  const sources = Object.entries(entries).map(([key, file]) => [key, relative(root, resolve(root, file))]);
  const metafiles = { entry: entry.metafile, chunks: chunks.metafile, entries: Object.fromEntries(sources) };
  writeFileSync(join(out, "meta.json"), JSON.stringify(metafiles));
}

function hashOf({ files, closures }, key) {
  const own = files[closures[key][0]];
  const [, hash] = new RegExp(`^chunks/${key}-(\\w+)\\.js$`).exec(own) ?? [];
  if (!hash) throw new Error(`${key}: no hash in ${own}`);
  return hash;
}

/** Per entry: its file, then every file that it imports statically, as indices into one list. */
function readClosures(metafile, entries) {
  const outputs = new Map();
  for (const [path, output] of Object.entries(metafile.outputs)) outputs.set(resolve(root, path), output);
  const files = [];
  const indexOf = (file) => {
    const name = relative(out, file).replaceAll("\\", "/");
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const closures = {};
  for (const [key, source] of Object.entries(entries)) {
    const file = [...outputs].find(
      ([, { entryPoint }]) => entryPoint && resolve(root, entryPoint) === resolve(root, source),
    )[0];
    const reached = new Set();
    const visit = (path) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const { path: next, kind } of outputs.get(path).imports)
        if (kind === "import-statement") visit(resolve(root, next));
    };
    visit(file);
    closures[key] = [...reached].map(indexOf);
  }
  return { files, closures };
}

function writeManifest(files, closures) {
  const describe = (file) => {
    const bytes = readFileSync(join(out, file));
    return {
      file,
      raw: bytes.length,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes).length,
      integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
    };
  };
  const islands = Object.fromEntries(
    folders.map(({ name }) => {
      const own = [...(closures[name] ?? []), ...(closures[`${name}/shell`] ?? [])];
      return [name, { files: [...new Set(own)].map((index) => describe(files[index])) }];
    }),
  );
  const chunks = Object.fromEntries(Object.entries(closures).map(([key, [first]]) => [key, files[first]]));
  const manifest = { version, entry: describe("wyspa.js"), islands, chunks };
  writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** One small optional stylesheet: what the runtime and the islands bring for parts that no theme knows. */
async function buildStyle() {
  const sheets = ["runtime/ui/wyspa.css", ...folders.map(({ folder, name }) => join(folder, `${name}.css`))];
  const own = sheets.map((file) => resolve(root, file)).filter(existsSync);
  const text = `@layer wyspa{${own.map((file) => readFileSync(file, "utf8")).join("\n")}}`;
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
