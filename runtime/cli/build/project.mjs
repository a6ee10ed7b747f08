/**
 * The whole build as a sequence of methods: files as self-contained ES modules, then the entry as one script. Tables in
 * the entry (early files) and in the core (all others) let a file and what comes along load in one round trip.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { buildFile, runtimeSources, tableOf } from "./chunks.mjs";
import { writeCli } from "./cli.mjs";
import { filesOf } from "./files.mjs";
import { findIslands, sourcesOf } from "./find-islands.mjs";
import { preactAsReact } from "./handed-over.mjs";
import { writeMapFiles } from "./map-files.mjs";
import { keepAsBuilt, minifyAgain } from "./minify.mjs";
import { writePackageFiles } from "./package-files.mjs";
import { writeScript } from "./source-maps.mjs";
import { standIns } from "./stand-ins.mjs";
import { stylesOf } from "./style.mjs";
import { tablesOf, writeTables } from "./tables.mjs";
import { inventoryOf, inventoryText, keysText, readTexts, writeTexts } from "./texts.mjs";

/** The oldest supported browsers. Older ones may reject the syntax; the page then keeps the server's HTML. */
export const target = ["chrome100", "firefox100", "safari15.4"];

/** What may draw the islands. React is the reference; Preact is the lean flavour. */
const FLAVOURS = ["react", "preact"];

/** The pages for platforms: they are committed in the output folder, and no build writes them. */
export const PAGES = ["README.md", "HOSTING.md", "OPERATIONS.md", "MOVING.md"];

export class Project {
  #root;
  #finished;
  #further;
  #version;
  #isLean;
  #isMinified;
  #log;
  /** The islands of `islands/`. */
  #ours = [];
  /** These, and the islands of further folders. */
  #islands = [];
  #common;

  /**
   * @param root the project's folder
   * @param out the output folder, relative to `root`
   * @param further folders with further islands
   * @param version the version that the entry knows
   * @param react `preact` builds the lean flavour
   * @param minified `false` keeps scripts readable, and reports mistakes only to the caller
   * @param log receives lines about the build's progress
   */
  constructor({
    root,
    out = "dist",
    further = [],
    version,
    react = "react",
    minified = true,
    log = () => {},
  }) {
    if (!FLAVOURS.includes(react)) throw new Error(`--react must be ${FLAVOURS.join(" or ")}, not ${react}`);
    this.#root = root;
    this.#finished = resolve(root, out);
    this.#further = further;
    this.#version = version;
    this.#isLean = react === "preact";
    this.#isMinified = minified;
    this.#log = log;
    this.#common = {
      bundle: true,
      minify: minified,
      target,
      metafile: true,
      sourcemap: "external",
      legalComments: "none",
      absWorkingDir: root,
      ...standIns(root),
      logLevel: minified ? "warning" : "silent",
    };
  }

  /** Reads the descriptors of all islands. Everything else needs them. */
  async findIslands() {
    this.#ours = await findIslands(this.#root, "islands");
    const others = await Promise.all(this.#further.map((parent) => findIslands(this.#root, parent)));
    this.#islands = [...this.#ours, ...others.flat()];
  }

  /** Writes the generated tables of our own islands, for types, tests and editors. */
  writeTables() {
    writeTables(this.#root, this.#ours);
  }

  /** Builds in a temporary folder and moves the result into place, so that a failed build keeps the previous one. */
  async build() {
    const out = `${this.#finished}.${process.pid}`;
    const start = performance.now();
    this.#log(`building ${relative(this.#root, this.#finished)}/ …`);
    mkdirSync(out, { recursive: true });
    try {
      await this.#buildInto(out);
      this.#publish(out);
      this.#log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }

  async #buildInto(out) {
    const texts = await readTexts(this.#root, this.#islands);
    const engine = await this.#buildMapEngine(out);
    const maps = { engine: engine.file, ...(await writeMapFiles(this.#root, out, target)) };
    const inserted = this.#insertedValues(texts, maps);
    const files = await this.#buildFiles(out, inserted);
    const entry = await this.#buildEntry(out, "wyspa.js", ".", files, inserted);
    // A channel is this file under the name `stable/wyspa.js` or `next/wyspa.js`, beside the folders of the versions.
    await this.#buildEntry(out, "channel.js", `../${this.#version}/`, files, inserted);
    writeTexts(out, texts);
    await this.writeStyles(out);
    const { __TEXT_KEYS__ } = inserted.chunks;
    const cli = await writeCli(this.#root, out, { __TEXT_KEYS__ });
    const metafiles = [...[entry, engine, ...files].map(({ metafile }) => metafile), cli];
    const [root, version, islands] = [this.#root, this.#version, this.#islands];
    writePackageFiles({ root, out, version, islands, entry, files, maps, metafiles });
  }

  /** Writes our stylesheets alone. @returns their names */
  async writeStyles(out = this.#finished) {
    const styles = await stylesOf(this.#root, this.#islands, target);
    for (const [sheet, text] of Object.entries(styles)) writeFileSync(join(out, sheet), text);
    return Object.keys(styles);
  }

  /** Moves the build into place, and keeps the committed pages. */
  #publish(out) {
    const finished = this.#finished;
    mkdirSync(finished, { recursive: true });
    for (const name of readdirSync(finished))
      if (!PAGES.includes(name)) rmSync(join(finished, name), { recursive: true, force: true });
    for (const name of readdirSync(out)) renameSync(join(out, name), join(finished, name));
  }

  /** The files to build, each with its modules and their sources. */
  #files() {
    const sources = Object.assign(runtimeSources(this.#root), ...this.#islands.map(sourcesOf));
    return filesOf(sources, this.#islands);
  }

  /**
   * The values that the build inserts for names in the sources, by the files that contain them. The tables of files
   * (`__EARLY_CHUNKS__`, `__LATE_CHUNKS__`) are added later, because they need the names of the built files.
   */
  #insertedValues(texts, maps) {
    const inventory = inventoryOf(texts);
    return {
      chunks: {
        __TEXTS__: inventoryText(inventory),
        __TEXT_KEYS__: JSON.stringify(keysText(texts)),
        __MAP_FILES__: JSON.stringify(maps),
      },
      core: { __TEXTS_BUILD__: JSON.stringify(inventory.build) },
      entry: { __VERSION__: JSON.stringify(this.#version) },
    };
  }

  /** maplibre-gl is published minified: esbuild's result is kept. */
  #buildMapEngine(out) {
    const options = { common: { ...this.#common, minify: true }, out, plugins: [], minified: false };
    const sources = { "map-engine": join(this.#root, "runtime/map/engine.ts") };
    return buildFile({ name: "map-engine", holds: ["map-engine"], along: [], sources }, options);
  }

  /** Builds every file; the core last, because its table contains the names of the others. */
  async #buildFiles(out, inserted) {
    const rows = this.#files();
    let finished = 0;
    const make = async (row, define) => {
      const isPreact = row.name === "react" && this.#isLean;
      const plugins = [this.#tables(), ...(isPreact ? [preactAsReact] : [])];
      const more = isPreact ? [join(this.#root, "runtime/react/preact-options.ts")] : [];
      const options = {
        common: { ...this.#common, inject: [...this.#common.inject, ...more] },
        out,
        plugins,
        define,
        minified: this.#isMinified,
      };
      const file = await buildFile(row, options);
      // A slow machine needs a minute: a line for each quarter shows that the build is alive.
      if (++finished % Math.ceil(rows.length / 4) === 0) this.#log(`  ${finished} of ${rows.length} files`);
      return file;
    };
    const others = rows.filter(({ name }) => name !== "core");
    const files = await everyResult(others.map((row) => make(row, inserted.chunks)));
    const core = rows.find(({ name }) => name === "core");
    files.push(await make(core, this.#coreValues(files, inserted)));
    return files;
  }

  /** The values that the build inserts into the core. @param files all others; the core's table has what the entry's lacks */
  #coreValues(files, inserted) {
    const lateOf = ({ holds, early }) => holds.filter((key) => !early.includes(key));
    const late = files.filter((one) => lateOf(one).length);
    return { ...inserted.chunks, ...inserted.core, __LATE_CHUNKS__: JSON.stringify(tableOf(late, lateOf)) };
  }

  /**
   * @param file the entry's name
   * @param folder the address of the build's folder, relative to the entry's
   * @param files all files; the entry's table contains the early ones
   * @returns esbuild's metafile as `metafile`
   */
  async #buildEntry(out, file, folder, files, inserted) {
    const isChannel = folder !== ".";
    // A page that is switched off has no core.
    const earlyOf = ({ name, early }) => (isChannel && name === "switches" ? [name] : early);
    const early = files.filter((one) => earlyOf(one).length);
    const { metafile, outputFiles } = await build({
      ...this.#common,
      entryPoints: ["runtime/index.ts"],
      outfile: join(out, file),
      format: "iife",
      plugins: [this.#tables()],
      write: false,
      define: {
        ...this.#common.define,
        ...inserted.entry,
        __CHANNEL__: String(isChannel),
        __FOLDER__: JSON.stringify(folder),
        __EARLY_CHUNKS__: JSON.stringify(tableOf(early, earlyOf)),
      },
    });
    const { code, map } = this.#isMinified
      ? await minifyAgain(outputFiles, { isModule: false })
      : keepAsBuilt(outputFiles);
    writeScript(this.#root, out, file, code, map);
    return { metafile };
  }

  /** Replaces the generated tables, because the files on disk omit the islands of further folders. */
  #tables() {
    const filter =
      /islands\/generated\/(rows|further-rows|prefetch-views|details|places|prop-rules|requirements)\.ts$/;
    return {
      name: "tables",
      setup: ({ onLoad }) => {
        onLoad({ filter }, ({ path }) => ({
          contents: tablesOf(this.#islands)[basename(path)],
          loader: "ts",
        }));
      },
    };
  }
}

/** Waits for all, also after a failure, so that nothing is written afterwards. @throws every mistake, as one error */
async function everyResult(promises) {
  const settled = await Promise.allSettled(promises);
  const errors = settled.flatMap(({ reason }) => reason ?? []);
  if (errors.length) throw new AggregateError(errors, errors.map(({ message }) => message).join("\n"));
  return settled.map(({ value }) => value);
}
