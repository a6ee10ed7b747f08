/** What the build says of the files in dist/: their bytes, and what is in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const dist = join(import.meta.dirname, "../../dist");

interface Chunk {
  readonly file: string;
  /** Bytes of each source in it. */
  readonly inputs: Readonly<Record<string, number>>;
}
interface Meta {
  readonly entry: Chunk;
  readonly chunks: Readonly<Record<string, Chunk>>;
}

/** The sources whose code is in each file of dist/, by the file's path in it. */
function sources(): ReadonlyMap<string, readonly string[]> {
  const { entry, chunks }: Meta = JSON.parse(readFileSync(join(dist, "meta.json"), "utf8"));
  return new Map(
    [entry, ...Object.values(chunks)].map(({ file, inputs }) => [
      file,
      Object.keys(inputs).filter((source) => inputs[source]),
    ]),
  );
}

export interface Built {
  /** Bytes, compressed as `npm run size` does it (brotli 11). */
  brotli(file: string): number;
  hasReact(file: string): boolean;
  /** What the page's own scripts call, the compatibility module in it: it has a budget of its own. */
  isLegacy(file: string): boolean;
}

export function readBuilt(): Built {
  const files = sources();
  const of = (file: string) => files.get(file) ?? [];
  return {
    brotli: (file) => brotliCompressSync(readFileSync(join(dist, file))).length,
    hasReact: (file) => of(file).some((source) => /node_modules\/react(-dom)?\//.test(source)),
    isLegacy: (file) => of(file).includes("runtime/public/legacy-globals.ts"),
  };
}
