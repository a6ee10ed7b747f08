import type { Metafile } from "esbuild";

/** Whether a bundle has external React modules. */
export declare function needsReact(metafile: Metafile): boolean;

/** What stands around a file's code. */
export interface Wrapper {
  readonly head: string;
  readonly foot: string;
}

export declare function wrapperOf(isOfReact: boolean): Wrapper;
