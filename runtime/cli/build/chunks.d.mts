import type { BuildOptions } from "esbuild";
import type { FileToBuild } from "./files.mjs";
import type { Wrapper } from "./handed-over.mjs";
import type { Values } from "./project.mjs";

export declare function fileOptions(
  file: FileToBuild,
  places: {
    readonly common: BuildOptions;
    readonly out: string;
    readonly plugins: NonNullable<BuildOptions["plugins"]>;
    readonly define?: Values;
    readonly wrapper?: Wrapper;
  },
): BuildOptions;
export declare function pathOfFile(name: string, content: string): string;
/** Keys and sources of the runtime's modules. */
export declare function runtimeSources(root: string): Record<string, string>;
