/** What the build knows of texts. */
export interface TextInventory {
  /** A hash of all texts: a part of their addresses. */
  readonly build: string;
  /** What has a file per language: islands, shells (`<island>/shell`), `runtime`. */
  readonly units: readonly string[];
  /** What the keys of our own texts begin with. */
  readonly prefixes: readonly string[];
}

declare const __TEXTS__: TextInventory | undefined;

/** Empty where nothing was built: in tests. */
export const inventory: TextInventory =
  typeof __TEXTS__ === "undefined" ? { build: "", units: [], prefixes: [] } : __TEXTS__;
