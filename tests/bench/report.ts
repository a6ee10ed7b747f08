/** What the bench says: tables, and one line per budget. Kept for the JSON file, too. */
import type { Spread } from "./statistics";

/** A time budget fails the run only when it is missed by more than this (design §5). */
const TOLERANCE = 1.25;

export interface Budget {
  readonly what: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: string;
  /** Not a time: the same in every run, so there is no tolerance. */
  readonly exact?: boolean;
  /** A limit that no design sets: a miss is told and does not fail the run. */
  readonly advisory?: boolean;
  /**
   * Milliseconds of the main thread's own time, where `actual` is by the clock: while these are within the limit,
   * a miss is the machine's and does not fail the run.
   */
  readonly own?: number;
}

type Verdict = "ok" | "MISS";

export class Report {
  readonly #tables: { title: string; rows: readonly (readonly string[])[] }[] = [];
  readonly #budgets: (Budget & { verdict: Verdict; fails: boolean })[] = [];
  readonly #notes: string[] = [];

  /** Prints a table; the first row is its head. */
  table(title: string, rows: readonly (readonly string[])[]): void {
    this.#tables.push({ title, rows });
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    );
    const line = (row: readonly string[]) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join("  ");
    console.log(`\n${title}\n${rows.map(line).join("\n")}`);
  }

  note(text: string): void {
    this.#notes.push(text);
    console.log(`   note  ${text}`);
  }

  budget(budget: Budget): void {
    const { actual, limit, exact = false, advisory = false, own = actual, unit, what } = budget;
    const misses = !(actual <= limit);
    const fails = !advisory && !(actual <= limit * (exact ? 1 : TOLERANCE)) && !(own <= limit);
    this.#budgets.push({ ...budget, verdict: misses ? "MISS" : "ok", fails });
    const excuse =
      own < actual ? ` (the page's own time: ${short(own)})` : advisory ? " (advisory)" : " (tolerated)";
    const tail = misses && !fails ? excuse : "";
    console.log(
      `${(misses ? "MISS" : "ok").padStart(7)}  ${figure(actual)} of ${figure(limit)} ${unit}  ${what}${tail}`,
    );
  }

  get failed(): number {
    return this.#budgets.filter(({ fails }) => fails).length;
  }

  summary(): string {
    const missed = this.#budgets.filter(({ verdict }) => verdict === "MISS").length;
    return `${this.#budgets.length} budgets, ${missed} missed, ${this.failed} of them by more than is tolerated`;
  }

  toJSON() {
    return { budgets: this.#budgets, tables: this.#tables, notes: this.#notes };
  }
}

const figure = (value: number) => String(Number(value.toFixed(value < 10 ? 3 : 1))).padStart(8);

/** A figure with as many digits as it deserves. */
export const short = (value: number) => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);

/** `41.2 (38.0–55.1)`: median, least and most. */
export const range = ({ median, min, max }: Spread) => `${short(median)} (${short(min)}–${short(max)})`;
