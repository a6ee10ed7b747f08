/** The form of the rules of `npx wyspa check`, and of what they find. */
import type { Page } from "./page";

/** `error`: a feature does not work. `warning`: it works, but not as written, or it may stop working. */
export type Level = "error" | "warning";

/** One mistake, at a position in the page's text. */
export interface Fault {
  readonly offset: number;
  /** What is wrong, and what to change. */
  readonly message: string;
}

export interface Rule {
  readonly name: string;
  readonly level: Level;
  /** What the rule finds, for the documentation. */
  readonly finds: string;
  faults(page: Page, setting: Setting): Iterable<Fault>;
}

export interface Setting {
  /** Names of islands that the theme defines in files that the check does not read. */
  readonly themeIslands: readonly string[];
}

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly level: Level;
  readonly message: string;
  readonly rule: string;
}
