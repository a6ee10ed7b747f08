import type { Metafile } from "esbuild";

/** Whether a bundle has external React modules. */
export declare function needsReact(metafile: Metafile): boolean;
