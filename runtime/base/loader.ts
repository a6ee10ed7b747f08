/**
 * Fetches modules on demand, by their keys. A file holds one module or several (`cli/build/files.mjs`); what it needs
 * along is fetched in the same round trip. Callers share a pending or successful fetch. Failures are not cached, so the
 * next call retries.
 */
import { afterPaint } from "./after-paint";
import { warn } from "./console";
import { moduleFetcher } from "./fetch-module";
import { findSheet, insertSheet } from "./insert-sheet";
import { markTime } from "./mark-time";

/** The length to which the build cuts the hash in a file name. */
const HASH_LENGTH = 5;

/** Every chunk of the runtime with its module type; `runtime/chunks.ts` adds the entries. */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging adds its members
export interface Chunks {}

export interface Loader<Table = Readonly<Record<string, unknown>>> {
  /** Fetches a module's file and returns the module. Rejects when the file cannot be loaded. */
  load<Key extends keyof Table>(key: Key): Promise<Table[Key]>;
  load(key: string): Promise<unknown>;
  /** Fetches a module by its path in the runtime's folder, such as a file of texts. Shares and retries like `load`. */
  loadFile(path: string): Promise<unknown>;
  /** Fetches a module's files ahead of time, without running them. `prefetch` has the lowest priority. */
  preload(key: string, rel?: "modulepreload" | "prefetch"): void;
  /** Whether the module's file is known. The entry knows early files only; the core adds the others. */
  knows(key: string): boolean;
  /** The module's file, then the files that come along, each once, as paths in the runtime's folder. */
  files(key: string): readonly string[];
  keys(): string[];
  /** Adds or removes a file's path that is fetched along with a module. */
  setCompanion(key: string, path: string, isWanted: boolean): void;
  /**
   * Adds files. The table lists them separated by spaces: `name` with one module of that key, or `name=key,key`. What
   * comes along follows as `+key`, `+path`, or `+key@12` for these views only. After a colon, all hashes follow in the
   * same order, without separators.
   */
  add(table: string): void;
  /** The files requested so far, with those that came along. Files of `loadFile` are not counted. */
  requestedFiles(): ReadonlySet<string>;
  /** Gives a file what the entry shares; throws for a name that it does not share. */
  readonly take: Take;
}

/** The chunk that explains to theme designers why a file cannot be loaded. */
const EXPLAIN = "explain";

interface Explains {
  explainFile(base: string, file: string | undefined, error: unknown): unknown;
}

interface Chunk {
  readonly file: string;
  readonly companions: Set<string>;
}

/** What a file exports: one module, or several by their keys. */
interface Modules {
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** Gives a file what the page has already, by its name. */
export type Take = (name: string) => unknown;

/** What a built file exports: a function of what the page has already (`cli/build/handed-over.mjs`). */
export interface BuiltFile extends Modules {
  /** A file without React receives the entry's shared modules. */
  readonly withShared?: (take: Take) => Modules;
  /** A file with React receives the modules that all React islands share, too. */
  readonly withReact?: (provide: Take, take: Take) => Modules;
}
interface ProvidesReact {
  readonly provide: Take;
}

/**
 * Gives a built file what the page has, and returns its modules.
 * @param react fetches the React that the file was built with
 */
export async function modulesOf(
  file: BuiltFile,
  take: Take,
  react: () => Promise<ProvidesReact>,
): Promise<Modules> {
  if (file.withReact) return file.withReact((await react()).provide, take);
  return file.withShared?.(take) ?? file;
}

/**
 * @param base address of the runtime's folder, with a trailing slash
 * @param nonce of our own script tag; preload links need it, too
 * @param isSealed whether the page verifies our files; see `moduleFetcher`
 * @param view the page's view (1–4)
 * @param take gives files what the entry shares, by name
 */
export function makeLoader<Table>(
  base: string,
  nonce: string,
  table: string,
  isSealed = false,
  view: () => number = () => 0,
  take: Take = () => {},
): Loader<Table> {
  const chunks = new Map<string, Chunk>();
  const loads = new Map<string, Promise<unknown>>();
  const requested = new Set<string>();
  const fetchModule = moduleFetcher(base, isSealed);

  const files = fileLister(chunks, view);
  const fetchAhead = aheadFetcher(base, nonce, requested);

  const share = (key: string, begin: () => Promise<unknown>, onLost = lost) => {
    let load = loads.get(key);
    if (!load) {
      load = begin();
      loads.set(key, load);
      load.catch((error) => {
        loads.delete(key);
        onLost(key, error);
      });
    }
    return load;
  };
  /** Whether the entry has warned, because the chunk with the explanation is missing, too. */
  let hasWarned = false;
  const lost = (key: string, error: unknown) => {
    if (key === EXPLAIN) {
      if (!hasWarned) warn(`${base} is incomplete, lacks CORS headers, or is missing in script-src.`);
      hasWarned = true;
      return;
    }
    markTime(key, "lost");
    // Offline, every file is missing, and a theme designer has nothing to change.
    if (!hasWarned && navigator.onLine)
      load(EXPLAIN).then(
        (explains) => (explains as Explains).explainFile(base, files(key)[0], error),
        () => {},
      );
  };
  const load = (key: string): Promise<unknown> =>
    share(key, async () => {
      const [file, ...others] = files(key);
      if (!file) throw new Error(`no chunk: ${key}`);
      for (const one of [file, ...others]) requested.add(one);
      // In a task of its own: each link costs a slow phone milliseconds, and a press may be running now.
      if (others.length) setTimeout(() => fetchAhead(others.filter((one) => !loads.has(one))));
      const painted = chunkOf(chunks, key)?.companions.has("react") && !loads.has("react") && afterPaint();
      const found = (await share(
        file,
        () => evaluate(file, painted),
        () => {},
      )) as Modules;
      return found.modules?.[key] ?? found;
    });
  const evaluate = async (file: string, painted: unknown) =>
    modulesOf((await fetchModule(file)) as BuiltFile, take, async () => {
      // Evaluating React takes long on phones: the shopper's press is answered on the screen before.
      await painted;
      return (await load("react")) as ProvidesReact; // comes along: fetched already
    });

  const loader: Loader<Table> = {
    load: load as Loader<Table>["load"],
    loadFile: (file) => share(file, () => fetchModule(file)),
    preload: (key, rel) => fetchAhead(files(key), rel),
    knows: (key) => chunks.has(key),
    files,
    keys: () => [...chunks.keys()],
    setCompanion: (key, companion, isWanted) =>
      chunks.get(key)?.companions[isWanted ? "add" : "delete"](companion),
    add: (further) => readTable(further, chunks),
    requestedFiles: () => requested,
    take,
  };
  loader.add(table);
  return loader;
}

/** The table lists no part of an island that is in the island's own file. */
const chunkOf = (chunks: ReadonlyMap<string, Chunk>, key: string) =>
  chunks.get(key) ?? chunks.get(key.replace(/\/.*/, ""));

/** Returns a function that lists a module's file, then the files that come along, each once. */
function fileLister(chunks: ReadonlyMap<string, Chunk>, view: () => number): (key: string) => string[] {
  const filesOf = (wanted: string): string[] => {
    const [key = "", views] = wanted.split("@");
    const chunk = chunkOf(chunks, key);
    if (views && !views.includes(`${view()}`)) return [];
    if (!chunk) return /\.(js|css)$/.test(key) ? [key] : [];
    return [chunk.file, ...[...chunk.companions].flatMap(filesOf)];
  };
  return (key) => [...new Set(filesOf(key))];
}

function aheadFetcher(base: string, nonce: string, requested: Set<string>) {
  const links = new Set<string>();
  return (wanted: readonly string[], rel = "modulepreload"): void => {
    for (const file of wanted) {
      requested.add(file);
      if (links.has(rel + file)) continue;
      links.add(rel + file);
      appendLink(rel, base, file, nonce);
    }
  };
}

function appendLink(rel: string, base: string, file: string, nonce: string): void {
  if (file.endsWith(".css")) {
    if (findSheet(file)) return;
    // Not preloaded: Chromium warns about a preloaded sheet that waits for its island for more than three seconds.
    if (rel === "modulepreload") return void insertSheet(base + file, nonce);
  }
  document.head.append(Object.assign(document.createElement("link"), { rel, href: base + file, nonce }));
}

function readTable(table: string, chunks: Map<string, Chunk>): void {
  const [entries = "", hashes = ""] = table.split(":");
  entries.split(" ").forEach((entry, index) => {
    const [held = "", ...along] = entry.split("+");
    const [name = "", keys = name] = held.split("=");
    const hash = hashes.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH);
    for (const key of keys.split(","))
      chunks.set(key, { file: `chunks/${name}-${hash}.js`, companions: new Set(along) });
  });
}
