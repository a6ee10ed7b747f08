/** Reads the build's data about the files in dist/: their size, and the sources in each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { dist } from "./paths";

interface Chunk {
  readonly file: string;
  /** Bytes of each source in the file. */
  readonly inputs: Readonly<Record<string, number>>;
}
interface Meta {
  readonly entry: Chunk;
  readonly chunks: Readonly<Record<string, Chunk>>;
}

/** The sources in each file of dist/, keyed by the file's path there. */
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
  /** Bytes, compressed the way `npm run size` does it (brotli 11). */
  brotli(file: string): number;
  hasReact(file: string): boolean;
  /** Whether the page's own scripts call the file, including the compatibility module. These have a separate budget. */
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
