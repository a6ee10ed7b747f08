/** Reads the build's data about `dist/`: sizes of files, and the packages in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export const KB = 1_024;

interface BuiltFile {
  readonly file: string;
  readonly needsReact?: boolean;
  /** The source of each module in the file, by its key. */
  readonly sources?: Readonly<Record<string, string>>;
  /** Bytes of each source in the file. */
  readonly inputs: Readonly<Record<string, number>>;
}
interface Meta {
  readonly entry: BuiltFile;
  readonly chunks: Readonly<Record<string, BuiltFile>>;
  /** Files that maps load besides. */
  readonly maps: Readonly<Record<"engine" | "style" | "worker" | "clusters", string>>;
}
/** Brotli bytes, keyed by file. */
export type Measured = Readonly<Record<string, number>>;

const dist = join(import.meta.dirname, "../../dist");
const meta: Meta = JSON.parse(readFileSync(join(dist, "meta.json"), "utf8"));
const files: Readonly<Record<string, BuiltFile>> = { entry: meta.entry, ...meta.chunks };

/** The file that holds a module. */
function fileOf(key: string): BuiltFile {
  const file = files[key] ?? Object.values(files).find(({ sources = {} }) => key in sources);
  if (!file) throw new Error(`no file is built for ${key}`);
  return file;
}
const packagesOf = ({ inputs }: BuiltFile): string[] => [
  ...new Set(Object.keys(inputs).flatMap((path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? [])),
];
const bytesOfFile = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;

export const built = {
  bytesOfFile,
  /** Bytes of the files that hold these modules, each counted once. */
  bytes: (...keys: string[]) =>
    [...new Set(keys.map((key) => fileOf(key).file))].reduce((sum, file) => sum + bytesOfFile(file), 0),
  mapBytes: (kind: keyof Meta["maps"]) => bytesOfFile(meta.maps[kind]),
  packages: (key: string) => packagesOf(fileOf(key)),
  needsReact: (key: string) => fileOf(key).needsReact === true,
  /** Whether a file of `dist/` contains one of the packages. */
  carries: (file: string, packages: readonly string[]) =>
    Object.values(files).some(
      (one) => one.file === file && packagesOf(one).some((name) => packages.includes(name)),
    ),
};

/** Islands and their parts. */
export const islandKeys: readonly string[] = Object.values(meta.chunks).flatMap(({ sources = {} }) =>
  Object.entries(sources).flatMap(([key, source]) => (source.startsWith("islands/") ? [key] : [])),
);

export const fileBytes = (): Measured =>
  Object.fromEntries(Object.entries(files).map(([name, { file }]) => [name, bytesOfFile(file)]));
