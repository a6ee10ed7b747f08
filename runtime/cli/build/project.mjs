/**
 * The whole build as a sequence of methods: chunks as self-contained ES modules, then the entry as one script. Tables in
 * the entry (early chunks) and in the core (all others) let a chunk and its companions load in one round trip.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { buildChunk, runtimeSources, tableOf } from "./chunks.mjs";
import { writeCli } from "./cli.mjs";
import { findIslands, sourcesOf } from "./find-islands.mjs";
import { writeMapFiles } from "./map-files.mjs";
import { minifyAgain } from "./minify.mjs";
import { writePackageFiles } from "./package-files.mjs";
import { preactAsReact } from "./shared-react.mjs";
import { writeScript } from "./source-maps.mjs";
import { standIns } from "./stand-ins.mjs";
import { skinOf, styleOf } from "./style.mjs";
import { tablesOf, writeTables } from "./tables.mjs";
import { inventoryOf, inventoryText, keysText, readTexts, writeTexts } from "./texts.mjs";

/** The oldest supported browsers. Older ones may reject the syntax; the page then keeps the server's HTML. */
export const target = ["chrome100", "firefox100", "safari15.4"];

/**
 * Chunks that the entry's table contains: those for the first touches, and those that open without a click. The core's
 * table contains all others.
 */
const EARLY = new Set("core explain react host-markup transport basket dialog legacy-globals".split(" "));

/** Our stylesheet: it is fetched with React, and with each plain island that has rules in it. */
const STYLE = "wyspa.css";

/** Companions of the runtime's own chunks. Most changes of the basket announce tracking events. */
const COMPANIONS = { react: [STYLE], basket: ["tracking"], "legacy-modal": ["dialog", STYLE] };

/** What may draw the islands. React is the reference; Preact is the lean flavour. */
const FLAVOURS = ["react", "preact"];

/** Files of the output folder that no build writes. */
const KEPT = new Set(["README.md"]);

export class Project {
  #root;
  #finished;
  #further;
  #version;
  #isLean;
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
   * @param log receives lines about the build's progress
   */
  constructor({ root, out = "dist", further = [], version, react = "react", log = () => {} }) {
    if (!FLAVOURS.includes(react)) throw new Error(`--react must be ${FLAVOURS.join(" or ")}, not ${react}`);
    this.#root = root;
    this.#finished = resolve(root, out);
    this.#further = further;
    this.#version = version;
    this.#isLean = react === "preact";
    this.#log = log;
    this.#common = {
      bundle: true,
      minify: true,
      target,
      metafile: true,
      sourcemap: "external",
      legalComments: "none",
      absWorkingDir: root,
      ...standIns(root),
      logLevel: "warning",
    };
  }

  /** The islands that are built: ours, and those of further folders. */
  get islands() {
    return this.#islands;
  }

  get root() {
    return this.#root;
  }

  get version() {
    return this.#version;
  }

  /** esbuild's options for every script. */
  get options() {
    return this.#common;
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
    const engine = await this.buildMapEngine(out);
    const maps = { engine: engine.file, ...(await writeMapFiles(this.#root, out, target)) };
    const inserted = this.insertedValues(texts, maps);
    const sources = this.sources();
    const chunks = await this.#buildChunks(out, sources, inserted);
    const entry = await this.#buildEntry(out, "wyspa.js", ".", chunks, inserted);
    // A channel is this file under the name `stable/wyspa.js` or `next/wyspa.js`, beside the folders of the versions.
    await this.#buildEntry(out, "channel.js", `../${this.#version}/`, chunks, inserted);
    writeTexts(out, texts);
    writeFileSync(join(out, STYLE), await styleOf(this.#root, this.#islands, target));
    writeFileSync(join(out, "wyspa-skin.css"), await skinOf(this.#root, this.#islands, target));
    const { __TEXT_KEYS__ } = inserted.chunks;
    const cli = await writeCli(this.#root, out, { __TEXT_KEYS__ });
    const metafiles = [...[entry, engine, ...chunks].map(({ metafile }) => metafile), cli];
    const [root, version, islands] = [this.#root, this.#version, this.#islands];
    writePackageFiles({ root, out, version, islands, entry, chunks, sources, maps, metafiles });
  }

  /** Moves the build into place, and keeps the committed README. */
  #publish(out) {
    const finished = this.#finished;
    mkdirSync(finished, { recursive: true });
    for (const name of readdirSync(finished))
      if (!KEPT.has(name)) rmSync(join(finished, name), { recursive: true, force: true });
    for (const name of readdirSync(out)) renameSync(join(out, name), join(finished, name));
  }

  /** The keys of all chunks, each with its source. */
  sources() {
    return Object.assign(runtimeSources(this.#root), ...this.#islands.map(sourcesOf));
  }

  /**
   * The values that the build inserts for names in the sources, by the files that contain them. The tables of chunks
   * (`__CHUNKS__`) are added later, because they need the names of the built files.
   */
  insertedValues(texts, maps) {
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
  buildMapEngine(out) {
    const options = { common: this.#common, out, plugins: [], minified: false };
    return buildChunk("map-engine", join(this.#root, "runtime/map/engine.ts"), options);
  }

  /** Builds every chunk; the core last, because its table contains the names of the others. */
  async #buildChunks(out, sources, inserted) {
    const keys = Object.keys(sources).filter((key) => key !== "core");
    let finished = 0;
    const make = async (key, define) => {
      const isPreact = key === "react" && this.#isLean;
      const plugins = [this.tables(), ...(isPreact ? [preactAsReact] : [])];
      const more = isPreact ? [join(this.#root, "runtime/react/preact-options.ts")] : [];
      const options = {
        common: { ...this.#common, inject: [...this.#common.inject, ...more] },
        out,
        plugins,
        define,
      };
      const chunk = await buildChunk(key, sources[key], options);
      // A slow machine needs a minute: a line for each quarter shows that the build is alive.
      if (++finished % Math.ceil(keys.length / 4) === 0)
        this.#log(`  ${finished} of ${keys.length + 1} files`);
      return chunk;
    };
    const chunks = await Promise.all(keys.map((key) => make(key, inserted.chunks)));
    chunks.push(await make("core", this.coreValues(chunks, inserted)));
    return chunks;
  }

  /** The values that the build inserts into the core. @param chunks all others; the core's table has the late ones */
  coreValues(chunks, inserted) {
    const late = chunks.filter(({ key }) => !this.isEarly(key));
    return { ...inserted.core, __CHUNKS__: this.tableText(late) };
  }

  /**
   * @param file the entry's name
   * @param folder the address of the build's folder, relative to the entry's
   * @returns esbuild's metafile as `metafile`
   */
  async #buildEntry(out, file, folder, chunks, inserted) {
    const { metafile, outputFiles } = await build(
      this.entryOptions(join(out, file), folder, chunks, inserted),
    );
    const { code, map } = await minifyAgain(outputFiles, false);
    writeScript(this.#root, out, file, code, map);
    return { metafile };
  }

  /**
   * esbuild's options for the entry.
   * @param file its path
   * @param folder the address of the build's folder, relative to the entry's
   * @param chunks all chunks; the entry's table contains the early ones
   */
  entryOptions(file, folder, chunks, inserted) {
    const isChannel = folder !== ".";
    // A page that is switched off has no core.
    const early = chunks.filter(({ key }) => this.isEarly(key) || (isChannel && key === "switches"));
    return {
      ...this.#common,
      entryPoints: ["runtime/index.ts"],
      outfile: file,
      format: "iife",
      plugins: [this.tables()],
      write: false,
      define: {
        ...this.#common.define,
        ...inserted.entry,
        __CHANNEL__: String(isChannel),
        __FOLDER__: JSON.stringify(folder),
        __CHUNKS__: this.tableText(early),
      },
    };
  }

  /** Replaces the generated tables, because the files on disk omit the islands of further folders. */
  tables() {
    const filter =
      /islands\/generated\/(rows|further-rows|prefetch-views|companions-by-view|details|places|prop-rules|requirements)\.ts$/;
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

  /** Whether the entry's table contains a chunk; the core's table contains all others. */
  isEarly(key) {
    const isOf = ({ name, descriptor: { early, entryChunks } }) =>
      (early && (key === name || key === `${name}/shell`)) || (entryChunks ?? []).includes(key);
    return EARLY.has(key) || this.#islands.some(isOf);
  }

  /** The table of these chunks, for the loader. */
  tableText(chunks) {
    return JSON.stringify(tableOf(chunks, (key) => this.#companionsOf(key)));
  }

  /** An island's companions in every view; the core adds those that depend on the view (`islands/companions.ts`). */
  #companionsOf(key) {
    if (Object.hasOwn(COMPANIONS, key)) return COMPANIONS[key];
    const [name, part] = key.split("/");
    const {
      companions = [],
      companionsOfParts = {},
      styled,
    } = this.#islands.find((island) => island.name === name)?.descriptor ?? {};
    if (part) return companionsOfParts[part] ?? [];
    return [...companions.filter((entry) => typeof entry === "string"), ...(styled ? [STYLE] : [])];
  }
}
