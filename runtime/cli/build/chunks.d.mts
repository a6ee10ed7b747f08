import type { BuildOptions, Metafile } from "esbuild";
import type { Values } from "./project.mjs";

export declare function chunkOptions(
  key: string,
  source: string,
  places: {
    readonly common: BuildOptions;
    readonly out: string;
    readonly plugins: NonNullable<BuildOptions["plugins"]>;
    readonly define?: Values;
  },
): BuildOptions;
export declare function reactOptions(
  options: BuildOptions,
  key: string,
  source: string,
  metafile: Metafile,
): BuildOptions;
export declare function fileOfChunk(key: string, content: string): string;
/** Keys and sources of the runtime's chunks. */
export declare function runtimeSources(root: string): Record<string, string>;
