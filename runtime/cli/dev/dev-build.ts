/**
 * The development build: the same chunks as `node build.mjs` makes, neither minified nor described by a manifest. Names
 * of chunks do not depend on their content, so the tables that name them stay. Only the chunks that contain a changed
 * file are built again.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions } from "esbuild";
import { fileOptions, pathOfFile } from "../build/chunks.mjs";
import type { FileToBuild } from "../build/files.mjs";
import { needsReact, wrapperOf } from "../build/handed-over.mjs";
import { writeMapFiles } from "../build/map-files.mjs";
import { type BuiltFile, type Inserted, type Project, target } from "../build/project.mjs";
import { writeScript } from "../build/source-maps.mjs";
import { stylesOf } from "../build/style.mjs";
import { readTexts, writeTexts } from "../build/texts.mjs";
import { workOf } from "./changes";
import { problemsIn } from "./problems";
import { ScriptContext } from "./script-context";

/** What an update has done. */
export interface Update {
  /** The written files, relative to the build's folder. */
  readonly files: readonly string[];
  /** One text for each mistake, with the contributor's file and line. The build keeps what was good before. */
  readonly problems: readonly string[];
}

/** The keys of the entry and the core, whose tables name all other chunks. */
const ENTRY = "wyspa.js";
const CORE = "core";

/** Files that contain `__TEXTS__` or `__MAP_FILES__`. */
const WITH_VALUES = ["translations", "map"];

export class DevBuild {
  readonly #project: Project;
  readonly #out: string;
  /** Keyed by chunk; the entry's key is its file. */
  readonly #contexts = new Map<string, ScriptContext>();
  readonly #reacts = new Set<string>();
  /** Scripts whose last build failed. */
  readonly #broken = new Set<string>();
  /** The written stylesheets. */
  readonly #sheets = new Map<string, string>();
  /** The files to build, by name. */
  #files = new Map<string, FileToBuild>();
  #maps: { readonly engine: string } | null = null;
  #inserted: Inserted = { chunks: {}, core: {}, entry: {} };
  #written: string[] = [];
  #problems: string[] = [];

  /** @param out the build's folder */
  constructor(project: Project, out: string) {
    this.#project = project;
    this.#out = out;
  }

  /** Builds everything. */
  async start(): Promise<Update> {
    rmSync(this.#out, { recursive: true, force: true });
    mkdirSync(this.#out, { recursive: true });
    return this.#report(async () => {
      await this.#readTables();
      await this.#insertValues(true);
      await Promise.all([this.#openAll(this.#keys()), this.#writeStyle()]);
      await this.#openAll([CORE, ENTRY]);
    });
  }

  /** Builds what depends on these files. @param changed paths from the project's folder, with `/` */
  async update(changed: readonly string[]): Promise<Update> {
    if (!this.#contexts.has(ENTRY)) return this.start();
    const work = workOf(changed);
    return this.#report(async () => {
      const stale = new Set<string>();
      if (work.tables) for (const key of await this.#changeTables()) stale.add(key);
      if (work.texts || work.maps) for (const key of await this.#insertValues(work.maps)) stale.add(key);
      if (work.styles || work.tables) await this.#writeStyle();
      const isChanged = (key: string) => this.#broken.has(key) || this.#contexts.get(key)?.contains(changed);
      const keys = [...this.#keys(), CORE, ENTRY].filter((key) => work.code && isChanged(key));
      await this.#openAll([...stale].filter((key) => key !== CORE && key !== ENTRY));
      await Promise.all(keys.filter((key) => !stale.has(key)).map((key) => this.#build(key, changed)));
      await this.#openAll([CORE, ENTRY].filter((key) => stale.has(key)));
    });
  }

  /** Ends esbuild's work on all files. */
  async close(): Promise<void> {
    await Promise.all([...this.#contexts.values()].map((script) => script.dispose()));
    this.#contexts.clear();
  }

  async #report(work: () => Promise<void>): Promise<Update> {
    this.#written = [];
    this.#problems = [];
    await work().catch((error: unknown) => this.#problems.push(...problemsIn(error)));
    return { files: [...new Set(this.#written)].sort(), problems: [...new Set(this.#problems)] };
  }

  /** All files but the core. */
  #keys(): string[] {
    return [...this.#files.keys()].filter((key) => key !== CORE);
  }

  async #readTables(): Promise<void> {
    await this.#project.findIslands();
    this.#project.writeTables();
    this.#files = new Map(this.#project.files().map((file) => [file.name, file]));
  }

  /** @returns the scripts to open again: new ones, and those that contain tables */
  async #changeTables(): Promise<string[]> {
    await this.#readTables();
    for (const [key, script] of this.#contexts)
      if (key !== ENTRY && !this.#files.has(key)) {
        await script.dispose();
        this.#contexts.delete(key);
        this.#reacts.delete(key);
        this.#broken.delete(key);
      }
    const added = this.#keys().filter((key) => !this.#contexts.has(key));
    const withTables = this.#keys().filter((key) => this.#hasTables(key));
    return [...added, ...withTables, CORE, ENTRY];
  }

  #hasTables(key: string): boolean {
    const inputs = Object.keys(this.#contexts.get(key)?.metafile?.inputs ?? {});
    return inputs.some((file) => file.startsWith("runtime/islands/generated/"));
  }

  /**
   * Writes texts and, where they changed, files of maps.
   * @returns the scripts whose inserted values have changed
   */
  async #insertValues(isMapChanged: boolean): Promise<string[]> {
    const { root, islands } = this.#project;
    const texts = await readTexts(root, islands);
    if (isMapChanged)
      this.#maps = {
        engine: this.#maps?.engine ?? (await this.#project.buildMapEngine(this.#out)).file,
        ...(await writeMapFiles(root, this.#out, target)),
      };
    const old = this.#inserted;
    const now = this.#project.insertedValues(texts, this.#maps ?? {});
    this.#inserted = now;
    const isSame = (part: keyof Inserted) => JSON.stringify(old[part]) === JSON.stringify(now[part]);
    if (!isSame("core")) {
      writeTexts(this.#out, texts);
      this.#written.push("texts");
    }
    return [...(isSame("chunks") ? [] : WITH_VALUES), ...(isSame("core") ? [] : [CORE])];
  }

  async #writeStyle(): Promise<void> {
    const { root, islands } = this.#project;
    for (const [file, text] of Object.entries(await stylesOf(root, islands, target))) {
      if (this.#sheets.get(file) === text) continue;
      writeFileSync(join(this.#out, file), text);
      this.#sheets.set(file, text);
      this.#written.push(file);
    }
  }

  async #openAll(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#guard(key, () => this.#open(key))));
  }

  async #build(key: string, changed: readonly string[]): Promise<void> {
    const sources = Object.values(this.#files.get(key)?.sources ?? {});
    const isOwnSource = changed.some((file) => sources.some((source) => source.endsWith(`/${file}`)));
    // A module's own file decides what it exports, and whether it needs React.
    if (isOwnSource || this.#broken.has(key)) return this.#openAll([key]);
    await this.#guard(key, async () => this.#write(await this.#contexts.get(key)?.build()));
  }

  /** Remembers a script that cannot be built, and keeps its last good file. */
  async #guard(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#broken.delete(key);
    } catch (error) {
      this.#broken.add(key);
      this.#problems.push(...problemsIn(error));
    }
  }

  async #open(key: string): Promise<void> {
    const file = key === ENTRY ? ENTRY : pathOfFile(key, key);
    const options = this.#optionsOf(key);
    let script = await ScriptContext.open(file, options);
    try {
      let built = await script.build();
      const isReact = key !== ENTRY && !!script.metafile && needsReact(script.metafile);
      if (isReact && script.metafile) {
        const handedOver = this.#optionsOf(key, true);
        await script.dispose();
        script = await ScriptContext.open(file, handedOver);
        built = await script.build();
      }
      this.#write(built);
      await this.#contexts.get(key)?.dispose();
      this.#contexts.set(key, script);
      await this.#noteReact(key, isReact);
    } catch (error) {
      await script.dispose();
      throw error;
    }
  }

  /** The tables say which files need React. */
  async #noteReact(key: string, isReact: boolean): Promise<void> {
    if (isReact === this.#reacts.has(key)) return;
    if (isReact) this.#reacts.add(key);
    else this.#reacts.delete(key);
    if (this.#contexts.has(ENTRY)) await this.#openAll([CORE, ENTRY]);
  }

  #optionsOf(key: string, isOfReact = false): BuildOptions {
    const built: BuiltFile[] = [...this.#files.values()].map((file) => ({
      ...file,
      file: pathOfFile(file.name, file.name),
      needsReact: this.#reacts.has(file.name),
    }));
    if (key === ENTRY) return this.#project.entryOptions(join(this.#out, ENTRY), ".", built, this.#inserted);
    const file = this.#files.get(key);
    if (!file) throw new Error(`no file: ${key}`);
    const define = key === CORE ? this.#project.coreValues(built, this.#inserted) : this.#inserted.chunks;
    const places = {
      common: this.#project.options,
      out: this.#out,
      plugins: [this.#project.tables()],
      define,
      wrapper: wrapperOf(isOfReact),
    };
    return fileOptions(file, places);
  }

  #write(script: { file: string; code: string; map: string } | undefined): void {
    if (!script) return;
    writeScript(this.#project.root, this.#out, script.file, script.code, script.map);
    this.#written.push(script.file);
  }
}
