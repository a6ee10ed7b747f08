/** What a compared suite hands to the results: one table, with every figure's spread. */
import { type Spread, spread } from "./statistics";

/** A figure: its spread, or a word where there is nothing to count. */
export type Cell = Spread | string;

export interface Column {
  readonly name: string;
  /** `ms`, `KB`; empty for counts. */
  readonly unit: string;
  /** Which of two figures is the better one; without it the column is not compared. */
  readonly better?: "less" | "more";
  /** Shown in the chart under this title. */
  readonly chart?: string;
  /** Why another page is better, where one is. */
  readonly why?: string;
}

export interface Row {
  readonly name: string;
  readonly version: string;
  readonly cells: readonly Cell[];
}

export interface Section {
  /** The suite that measures it. */
  readonly suite: string;
  readonly title: string;
  /** How it is measured. */
  readonly about: string;
  readonly columns: readonly Column[];
  /** Wyspa's rows first. */
  readonly rows: readonly Row[];
  readonly notes?: readonly string[];
}

/** The spread of one figure over all runs; a dash without any. */
export function cell<Run>(runs: readonly Run[], pick: (run: Run) => number | null): Cell {
  const values = runs.flatMap((run) => pick(run) ?? []).filter((value) => Number.isFinite(value));
  return values.length ? spread(values) : "–";
}
