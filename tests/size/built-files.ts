/** Reads the build's data about `dist/`: sizes of chunks, and the packages in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export const KB = 1_024;

interface Chunk {
  readonly file: string;
  readonly source?: string;
  readonly needsReact?: boolean;
  /** Bytes of each source in the chunk. */
  readonly inputs: Readonly<Record<string, number>>;
}
interface Meta {
  readonly entry: Chunk;
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** Files that maps load besides the chunks. */
  readonly maps: Readonly<Record<"engine" | "style" | "worker" | "clusters", string>>;
}
/** Brotli bytes, keyed by chunk. */
export type Measured = Readonly<Record<string, number>>;

const dist = join(import.meta.dirname, "../../dist");
const meta: Meta = JSON.parse(readFileSync(join(dist, "meta.json"), "utf8"));
const chunks: Readonly<Record<string, Chunk>> = { entry: meta.entry, ...meta.chunks };

function chunkOf(key: string): Chunk {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`no chunk is built for ${key}`);
  return chunk;
}
const packagesOf = ({ inputs }: Chunk): string[] => [
  ...new Set(Object.keys(inputs).flatMap((path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? [])),
];
const bytesOfFile = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

export const built = {
  bytesOfFile,
  bytes: (...keys: string[]) => keys.reduce((sum, key) => sum + bytesOfFile(chunkOf(key).file), 0),
  mapBytes: (kind: keyof Meta["maps"]) => bytesOfFile(meta.maps[kind]),
  packages: (key: string) => packagesOf(chunkOf(key)),
  needsReact: (key: string) => chunkOf(key).needsReact === true,
  /** Whether a file of `dist/` contains one of the packages. */
  carries: (file: string, packages: readonly string[]) =>
    Object.values(chunks).some(
      (chunk) => chunk.file === file && packagesOf(chunk).some((name) => packages.includes(name)),
    ),
};

/** Islands and their parts. */
export const islandKeys: readonly string[] = Object.keys(meta.chunks).filter((key) =>
  meta.chunks[key]?.source?.startsWith("islands/"),
);

export const chunkBytes = (): Measured =>
  Object.fromEntries(Object.keys(chunks).map((key) => [key, bytesOfFile(chunkOf(key).file)]));
