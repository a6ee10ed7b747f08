/**
 * The one loader: whatever comes on demand is fetched here, by one policy. A chunk is fetched together with what it needs,
 * in one round trip. Who asks while a fetch is under way (`fetch-module.ts`), or after a good one, shares its outcome; a
 * failure is never remembered: the next need asks again.
 */
import { moduleFetcher } from "./fetch-module";

/** The length of a hash in the name of a file, as the build cuts it. */
const HASH_LENGTH = 6;

/** Every chunk of the runtime, and its module: `runtime/chunks.ts` says which there are. */
// biome-ignore lint/suspicious/noEmptyInterface: the table adds its rows to it
export interface Chunks {}

export interface Loader<Table = Readonly<Record<string, unknown>>> {
  /** Fetches a chunk and gives its module. Rejects where it cannot be had now. */
  load<Key extends keyof Table>(key: Key): Promise<Table[Key]>;
  load(key: string): Promise<unknown>;
  /** Fetches one module of our folder by its path, such as a file of texts, by the same policy. */
  loadFile(path: string): Promise<unknown>;
  /** Fetches a chunk and what comes with it ahead, without running it. `prefetch`: when nothing else is going on. */
  preload(key: string, rel?: "modulepreload" | "prefetch"): void;
  /** Whether the chunk's file is known: those of most islands are known from the core on. */
  knows(key: string): boolean;
  /** The files that come with a chunk, its own one first, as paths in our folder. */
  files(key: string): readonly string[];
  keys(): string[];
  /** Has another chunk, or a file by its path, come along with a chunk in one round trip; or no longer. */
  bring(key: string, companion: string, isWanted: boolean): void;
  /**
   * Further chunks, separated by spaces: `key`, or `key+other+other` with the chunks that come along. After a colon the hashes
   * of all, one behind the other.
   */
  add(table: string): void;
  /** The files that have been asked for. */
  asked(): ReadonlySet<string>;
}

interface Chunk {
  readonly file: string;
  readonly companions: Set<string>;
}

/** A chunk of a React island is a function of the modules that all React islands share. */
interface NeedsReact {
  readonly withReact?: (provide: (name: string) => unknown) => unknown;
}
interface ProvidesReact {
  provide(name: string): unknown;
}

/**
 * @param base the address of our folder, with a slash at its end
 * @param nonce of our own tag, which preload links carry, too
 */
export function makeLoader<Table>(base: string, nonce: string, table: string): Loader<Table> {
  const chunks = new Map<string, Chunk>();
  const loads = new Map<string, Promise<unknown>>();
  const links = new Set<string>();
  const asked = new Set<string>();
  const fetchModule = moduleFetcher(base);

  const files = (key: string): string[] => {
    const chunk = chunks.get(key);
    if (!chunk) return key.endsWith(".js") ? [key] : [];
    return [chunk.file, ...[...chunk.companions].flatMap(files)];
  };
  const preload = (key: string, rel = "modulepreload") => {
    for (const file of files(key)) {
      asked.add(file);
      if (links.has(rel + file)) continue;
      links.add(rel + file);
      document.head.append(Object.assign(document.createElement("link"), { rel, href: base + file, nonce }));
    }
  };

  /** Shares what is under way or was good; forgets what failed. */
  const share = (key: string, begin: () => Promise<unknown>) => {
    let load = loads.get(key);
    if (!load) {
      load = begin();
      loads.set(key, load);
      load.catch(() => loads.delete(key));
    }
    return load;
  };
  const load = (key: string): Promise<unknown> =>
    share(key, async () => {
      const { file } = chunks.get(key) ?? {};
      if (!file) throw new Error(`no chunk: ${key}`);
      preload(key);
      const module = (await fetchModule(file)) as NeedsReact;
      if (!module.withReact) return module;
      const { provide } = (await load("react")) as ProvidesReact; // has come along
      return module.withReact(provide);
    });

  const loader: Loader<Table> = {
    load: load as Loader<Table>["load"],
    loadFile: (file) => share(file, () => fetchModule(file)),
    preload,
    knows: (key) => chunks.has(key),
    files,
    keys: () => [...chunks.keys()],
    bring: (key, companion, isWanted) => chunks.get(key)?.companions[isWanted ? "add" : "delete"](companion),
    add: (further) => readTable(further, chunks),
    asked: () => asked,
  };
  loader.add(table);
  return loader;
}

function readTable(table: string, chunks: Map<string, Chunk>): void {
  const [entries = "", hashes = ""] = table.split(":");
  entries.split(" ").forEach((entry, index) => {
    const [key = "", ...companions] = entry.split("+");
    const hash = hashes.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH);
    chunks.set(key, { file: `chunks/${key.replace("/", "-")}-${hash}.js`, companions: new Set(companions) });
  });
}
