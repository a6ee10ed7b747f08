/** What the build knows of texts. */
declare const __TEXTS__: string;

export interface TextInventory {
  /** A hash of all texts: a part of their addresses. */
  readonly build: string;
  /** What has a file per language: islands, shells (`<island>/shell`), `runtime`. */
  readonly units: readonly string[];
  /** What the keys of our own texts begin with. */
  readonly prefixes: readonly string[];
}

const [build = "", units = "", prefixes = ""] = (typeof __TEXTS__ === "undefined" ? "" : __TEXTS__).split(
  "|",
);

export const inventory: TextInventory = { build, units: units.split(" "), prefixes: prefixes.split(" ") };
