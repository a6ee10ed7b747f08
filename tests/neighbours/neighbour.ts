/** One library as shops put it on a page, and the journeys that a shopper makes beside it. */
import type { EnginePage } from "../engines/engine";

/** Where a shop puts the library: before our tag, after it, or by a tag manager after `load`. */
export const placements = ["before", "after", "late"] as const;
export type Placement = (typeof placements)[number];

/** The journeys, as columns of the table. */
export const journeyNames = [
  "add",
  "quantity",
  "search",
  "form",
  "visit",
  "date",
  "dialog",
  "menu",
  "gallery",
  "stores",
] as const;
export type JourneyName = (typeof journeyNames)[number];

export interface Remedy {
  /** What is different beside the library, and what a shop must do. */
  readonly text: string;
  /** The journeys that it concerns; default: the whole library. All journeys are played with it. */
  readonly journeys?: readonly JourneyName[];
  /** Rules that the shop adds to its own sheet. */
  readonly sheet?: string;
  /** An expression: the outcome of these journeys, when it is another than elsewhere and right, too. */
  readonly has?: string;
}

export interface Neighbour {
  readonly name: string;
  /** Names in package.json, or `debian:` and a package of Debian; the first one gives the version. */
  readonly packages: readonly string[];
  /** Files below node_modules, or absolute paths of Debian's. A script with `module:` before it is a module. */
  readonly files: readonly string[];
  /** Further files by address: a path below node_modules, or the text itself. */
  readonly served?: Readonly<Record<string, string>>;
  /** Makes the build of a script that the shop has, if the package has another one. */
  edited?(script: string): string;
  /** The page's own code, as the library's documentation has it. It runs once the document is parsed. */
  readonly start?: string;
  /** Default: all three. */
  readonly placements?: readonly Placement[];
  /** The page has the strict policy with Trusted Types. */
  readonly isStrict?: true;
  /** A policy that the shop's header allows beside ours. */
  readonly trustedTypes?: string;
  readonly remedies?: readonly Remedy[];
  /** What the library changes on the page: an expression that must be true, so that the cell is no empty one. */
  readonly works: string;
  /** Chooses Germany in the form's list of countries, as the library's shoppers do. */
  choose?(page: EnginePage): Promise<unknown>;
  /** Looks at the page before a journey, such as for a banner that the shopper has to answer. */
  before?(page: EnginePage): Promise<unknown>;
}
