import type { BuildOptions, Metafile } from "esbuild";
import type { Descriptor } from "../../contracts/island";
import type { FileToBuild } from "./files.mjs";
import type { Source } from "./texts.mjs";

export interface Island {
  readonly name: string;
  readonly folder: string;
  readonly descriptor: Descriptor;
}

/** A built file; `file` is its path in the build's folder. */
export interface BuiltFile extends FileToBuild {
  readonly file: string;
  readonly needsReact: boolean;
}

/** The values that the build inserts for names in the sources. */
export type Values = Readonly<Record<string, string>>;
export type Inserted = Readonly<Record<"chunks" | "core" | "entry", Values>>;

/** The pages for platforms: committed in the output folder. */
export declare const PAGES: readonly string[];

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
  files(): FileToBuild[];
  insertedValues(texts: readonly Source[], maps: object): Inserted;
  buildMapEngine(out: string): Promise<BuiltFile & { readonly metafile: Metafile }>;
  coreValues(files: readonly BuiltFile[], inserted: Inserted): Values;
  entryOptions(file: string, folder: string, files: readonly BuiltFile[], inserted: Inserted): BuildOptions;
  tables(): NonNullable<BuildOptions["plugins"]>[number];
}
