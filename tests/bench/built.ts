/** What the build says of the files in dist/: their bytes, and what is in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const dist = join(import.meta.dirname, "../../dist");

interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }>
  >;
}

/** The sources whose code is in each file of dist/, by the file's path in it. */
function sources(): ReadonlyMap<string, readonly string[]> {
  const { entry, chunks }: Record<"entry" | "chunks", Metafile> = JSON.parse(
    readFileSync(join(dist, "meta.json"), "utf8"),
  );
  const inDist = (path: string) => path.replace(/^.*?(wyspa\.js|chunks\/)/, "$1");
  return new Map(
    [...Object.entries(entry.outputs), ...Object.entries(chunks.outputs)].map(([path, { inputs }]) => [
      inDist(path),
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([source]) => source),
    ]),
  );
}

export interface Built {
  /** Bytes, compressed as `npm run size` does it (brotli 11). */
  brotli(file: string): number;
  hasReact(file: string): boolean;
  /** Nothing but the compatibility module, which has a budget of its own. */
  isCompat(file: string): boolean;
}

export function readBuilt(): Built {
  const files = sources();
  const of = (file: string) => files.get(file) ?? [];
  return {
    brotli: (file) => brotliCompressSync(readFileSync(join(dist, file))).length,
    hasReact: (file) => of(file).some((source) => /node_modules\/react(-dom)?\//.test(source)),
    isCompat: (file) => of(file).length > 0 && of(file).every((source) => source.includes("runtime/compat/")),
  };
}
