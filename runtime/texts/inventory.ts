/** The text files that the build has written. */
export interface TextInventory {
  /** A hash of all texts, used in their addresses. */
  readonly build: string;
  /** The units that have a file per language: islands, shells (`<island>/shell`), `runtime`. */
  readonly units: readonly string[];
  /** The prefixes of our own text keys. */
  readonly prefixes: readonly string[];
}

declare const __TEXTS__: TextInventory | undefined;

/** Empty in tests, which run without a build. */
export const inventory: TextInventory =
  typeof __TEXTS__ === "undefined" ? { build: "", units: [], prefixes: [] } : __TEXTS__;
