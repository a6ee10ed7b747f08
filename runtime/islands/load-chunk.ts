/**
 * Fetches chunks. An island's whole closure is preloaded in one round trip; a chunk that fails, or hangs, is
 * tried once more past the caches (bar R13). Whoever asks twice shares one promise.
 */
/** Names of files in `chunks/`, without their ending. */
declare const __CHUNKS__: string;
/** Per chunk key: indices into these names, the module itself first, then what it imports. */
declare const __CLOSURES__: Readonly<Record<string, readonly number[]>>;

/** After this long a second try runs beside the first one; the one that answers first wins. */
const SECOND_TRY_MS = 5_000;
const GIVE_UP_MS = 15_000;

export interface ChunkLoader {
  load(key: string): Promise<unknown>;
  /** Fetches a chunk's closure ahead without evaluating it; by `prefetch`, only when nothing else is going on. */
  preload(key: string, rel?: "modulepreload" | "prefetch"): void;
  /** The files of a chunk's closure, relative to the script, its own one first; what is added comes with them. */
  files(key: string): string[];
  readonly keys: () => readonly string[];
  /** Further chunks, of one file each, and the hashes of these files. */
  add(names: readonly string[], hashes: readonly string[]): void;
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function chunkLoader(base: string, nonce: string): ChunkLoader {
  const loads = new Map<string, Promise<unknown>>();
  const preloaded = new Set<string>();
  const closures: Record<string, string[]> = {};
  const names = __CHUNKS__.split(" ");
  for (const [key, indices] of Object.entries(__CLOSURES__))
    closures[key] = indices.map((index) => `chunks/${names[index]}.js`);
  const files = (key: string) => (Object.hasOwn(closures, key) ? closures[key] : undefined) ?? [];

  const preload = (key: string, rel = "modulepreload") => {
    for (const file of files(key)) {
      if (preloaded.has(rel + file)) continue;
      preloaded.add(rel + file);
      const link = document.createElement("link");
      link.rel = rel;
      link.href = base + file;
      link.nonce = nonce;
      document.head.append(link);
    }
  };

  /*  first  ──────────────── hangs ─────────────────────►
      second          5 s └── the first to answer wins ──►
      giving up                                     15 s └── rejects  */
  const fetchChunk = (url: string) => {
    const first = import(url);
    const again = () => import(`${url}?retry`);
    const second = after(SECOND_TRY_MS).then(() => Promise.race([first, again()]));
    const end = after(GIVE_UP_MS).then(() => Promise.reject(new Error(`no answer: ${url}`)));
    for (const late of [second, end]) late.catch(() => {});
    return Promise.race([first.catch(again), second, end]);
  };

  return {
    preload,
    files,
    keys: () => Object.keys(closures),
    add: (names, hashes) =>
      names.forEach((name, index) => {
        closures[name] = [`chunks/${name}-${hashes[index]}.js`];
      }),
    load(key) {
      let load = loads.get(key);
      if (!load) {
        preload(key);
        load = fetchChunk(base + files(key)[0]);
        loads.set(key, load);
      }
      return load;
    },
  };
}
