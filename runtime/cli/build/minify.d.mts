import type { OutputFile } from "esbuild";

/** esbuild's output, not minified again. */
export declare function keepAsBuilt(outputFiles: readonly OutputFile[]): {
  readonly code: string;
  readonly map: string;
};
