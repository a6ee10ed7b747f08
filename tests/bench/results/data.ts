/** The figures of `RESULTS.json`: a run of some suites replaces only theirs. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Budget } from "../lab/report";
import type { Section } from "../lab/section";

export interface Machine {
  readonly wyspa: string;
  readonly chromium: string;
  readonly node: string;
  readonly cores: number;
  /** The load average at the start of the run. */
  readonly load: number;
}

export interface Judged extends Budget {
  readonly verdict: string;
}

export interface Run {
  readonly sections: readonly Section[];
  readonly budgets: readonly Judged[];
  /** Names of the suites that ran. */
  readonly measured: readonly string[];
  /** Names of all suites, in the order of the page. */
  readonly order: readonly string[];
  readonly machine: Machine;
  readonly runs: number;
}

/** What one suite measured, and when. */
interface Measured {
  readonly day: string;
  readonly machine: Machine;
  readonly runs: number;
  readonly sections: readonly Section[];
}

export interface Results {
  readonly suites: Readonly<Record<string, Measured>>;
  /** Of the last run of all suites. */
  readonly budgets: readonly Judged[];
}

const file = join(import.meta.dirname, "../RESULTS.json");

/** @returns all figures, in the order of the page, with those of this run */
export function mergeResults({ sections, budgets, measured, order, machine, runs }: Run): Results {
  const before: Results = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { suites: {}, budgets: [] };
  const day = new Date().toISOString().slice(0, 10);
  const suites = Object.fromEntries(
    order.flatMap((suite) => {
      const own = sections.filter((section) => section.suite === suite);
      const now = measured.includes(suite) && own.length ? { day, machine, runs, sections: own } : undefined;
      const kept = now ?? before.suites[suite];
      return kept ? [[suite, kept]] : [];
    }),
  );
  const results = { suites, budgets: measured.length === order.length ? budgets : before.budgets };
  writeFileSync(file, `${JSON.stringify(results, null, 1)}\n`);
  return results;
}
