/** The bench's output: tables, and one line per budget; also kept for the JSON file. */
import type { Section } from "./section";
import type { Spread } from "./statistics";

/** A time budget fails the run only when it is exceeded by this factor. */
const TOLERANCE = 1.25;

export interface Budget {
  readonly what: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: string;
  /** Not a time, so it is the same in every run and gets no tolerance. */
  readonly exact?: boolean;
  /** A limit for information only: exceeding it is reported and does not fail the run. */
  readonly advisory?: boolean;
  /**
   * The main thread's own milliseconds, when `actual` is elapsed time. Within the limit they excuse a miss: then the
   * machine was busy, and the run does not fail.
   */
  readonly own?: number;
}

type Verdict = "ok" | "MISS";

export class Report {
  readonly #tables: { title: string; rows: readonly (readonly string[])[] }[] = [];
  readonly #budgets: (Budget & { verdict: Verdict; fails: boolean })[] = [];
  readonly #notes: string[] = [];
  readonly sections: Section[] = [];

  /** Prints a table; the first row is its header. */
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

  /** Prints a comparison, and keeps it for `RESULTS.md`. */
  section(section: Section): void {
    this.sections.push(section);
    const { title, columns, rows, notes = [] } = section;
    const heads = columns.map(({ name, unit }) => (unit ? `${name}, ${unit}` : name));
    const cells = rows.map(({ name, cells: own }) => [
      name,
      ...own.map((one) => (typeof one === "string" ? one : range(one))),
    ]);
    this.table(title, [["", ...heads], ...cells]);
    for (const note of notes) this.note(note);
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

/** A number with suitably many digits. */
export const short = (value: number) =>
  Number.isInteger(value)
    ? String(value)
    : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0);

/** `41.2 (38.0–55.1)`: median, minimum and maximum; one figure when all runs agree. */
export const range = ({ median, min, max }: Spread) =>
  min === max ? short(median) : `${short(median)} (${short(min)}–${short(max)})`;
