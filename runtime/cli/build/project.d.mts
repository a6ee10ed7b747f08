import type { BuildOptions, Metafile } from "esbuild";
import type { Descriptor } from "../../contracts/island";
import type { Source } from "./texts.mjs";

export interface Island {
  readonly name: string;
  readonly folder: string;
  readonly descriptor: Descriptor;
}

/** A built chunk; `file` is relative to the build's folder. */
export interface Chunk {
  readonly key: string;
  readonly file: string;
  readonly needsReact: boolean;
}

/** The values that the build inserts for names in the sources. */
export type Values = Readonly<Record<string, string>>;
export type Inserted = Readonly<Record<"chunks" | "core" | "entry", Values>>;

/** The oldest supported browsers. */
export declare const target: string[];

/** The build; `project.mjs` describes its members. */
export declare class Project {
  constructor(options: {
    readonly root: string;
    readonly out?: string;
    readonly further?: readonly string[];
    readonly version: string;
    readonly react?: string;
    readonly log?: (line: string) => void;
  });
  readonly root: string;
  readonly version: string;
  readonly islands: readonly Island[];
  readonly options: BuildOptions;
  findIslands(): Promise<void>;
  writeTables(): void;
  build(): Promise<void>;
  sources(): Record<string, string>;
  insertedValues(texts: readonly Source[], maps: object): Inserted;
  buildMapEngine(out: string): Promise<Chunk & { readonly metafile: Metafile }>;
  coreValues(chunks: readonly Chunk[], inserted: Inserted): Values;
  entryOptions(file: string, folder: string, chunks: readonly Chunk[], inserted: Inserted): BuildOptions;
  tables(): NonNullable<BuildOptions["plugins"]>[number];
}
