/** A row of the table; `files.mjs` describes its members. */
export interface FileRow {
  readonly holds: readonly string[];
  readonly along: readonly string[];
  readonly early: readonly string[];
  readonly ahead: string;
}

/** A file with its modules' sources, by key. */
export interface FileToBuild extends FileRow {
  readonly name: string;
  readonly sources: Readonly<Record<string, string>>;
}

export declare const STYLE: string;
export declare const SHEETS: Readonly<Record<string, readonly string[]>>;
export declare const FILES: Readonly<Record<string, FileRow>>;
