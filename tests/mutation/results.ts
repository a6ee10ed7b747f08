/** Counts a module's mutants, and writes the table `RESULTS.md` from all counts so far. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { modules, root, sourcesOf } from "./modules";

const file = join(root, "tests/mutation/results.json");
const table = join(root, "tests/mutation/RESULTS.md");

interface Mutant {
  readonly id: string;
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly coveredBy?: readonly string[];
  readonly testsCompleted?: number;
}

/** The part of a mutation-testing report that is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

export interface Counts {
  readonly killed: number;
  /** Those of the killed ones whose tests did not end in time. On a busy machine a slow survivor looks the same. */
  readonly timedOut: number;
  readonly survived: number;
  /** Mutants that no test reaches. */
  readonly uncovered: number;
  /** All mutants of the file, measured or not. */
  readonly total: number;
}

interface Measured {
  /** The day of the last run, as YYYY-MM-DD. */
  readonly date: string;
  readonly files: Readonly<Record<string, Counts>>;
}
export type Results = Readonly<Record<string, Measured>>;

/**
 * Whether a mutant "survived" although none of its tests ran. Under load the vitest runner can lose a whole run
 * (github.com/stryker-mutator/stryker-js/issues/6073). Remove when a release with a fix runs on Node 20.
 */
export const isUndecided = ({ status, coveredBy, testsCompleted }: Mutant): boolean =>
  status === "Survived" && !!coveredBy?.length && !testsCompleted;

export function countsOf(mutants: readonly Mutant[]): Counts {
  const count = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: count("Killed", "Timeout"),
    timedOut: count("Timeout"),
    survived: count("Survived"),
    uncovered: count("NoCoverage"),
    total: mutants.length - count("Ignored", "RuntimeError"),
  };
}

const sum = (all: readonly Counts[]): Counts => ({
  killed: all.reduce((total, { killed }) => total + killed, 0),
  timedOut: all.reduce((total, { timedOut }) => total + timedOut, 0),
  survived: all.reduce((total, { survived }) => total + survived, 0),
  uncovered: all.reduce((total, { uncovered }) => total + uncovered, 0),
  total: all.reduce((before, { total }) => before + total, 0),
});

const cells = (counts: Counts): string => {
  const { killed, timedOut, survived, uncovered, total } = counts;
  const measured = killed + survived + uncovered;
  const score = measured ? `${((100 * killed) / measured).toFixed(1)} %` : "–";
  return `${measured} of ${total} | ${killed} | ${timedOut} | ${survived} | ${uncovered} | ${score}`;
};

/** The table of all modules. @param filesOf the files of a module that can have mutants */
export function describeResults(
  results: Results,
  filesOf: Readonly<Record<string, readonly string[]>>,
): string {
  const lines = Object.entries(filesOf).map(([name, sources]) => {
    const { date = "not measured", files = {} } = results[name] ?? {};
    const measured = sources.filter((source) => files[source]);
    const counts = sum(measured.map((source) => files[source] as Counts));
    return `| ${name} | ${measured.length} of ${sources.length} | ${cells(counts)} | ${date} |`;
  });
  const parts = Object.entries(filesOf).map(([name, sources]) => {
    const files = results[name]?.files ?? {};
    const rows = sources.map((source) =>
      files[source] ? `| ${source} | ${cells(files[source])} |` : `| ${source} | not measured | | | | | |`,
    );
    return `## ${name}\n\n| file | mutants measured | killed | of them timed out | survived | not covered | score |\n|---|---|---|---|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# Mutation scores

\`npm run mutation -- <module>\` writes this page. It breaks a module's code in one place at a time and runs the module's unit tests. A
mutant that turns no test red has survived; one whose tests do not end in time counts as killed. Browser tests do not take part, nor do unit tests
of validation that load a whole page (\`modules.ts\`). One of these may still find a survivor.
The bar is 80 % for each module. Where fewer mutants are measured than there are, the score is an estimate from a sample.
\`--sample N\` draws one in N mutants by their place and replacement, with a fixed seed.

| module | files measured | mutants measured | killed | of them timed out | survived | not covered | score | date |
|---|---|---|---|---|---|---|---|---|
${lines.join("\n")}

${parts.join("\n")}`;
}

/** Adds a module's report to the counts so far, and writes both files. */
export function record(name: string, report: Report, date: string): void {
  const results: Results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const sources = Object.fromEntries(Object.entries(modules).map(([key, one]) => [key, sourcesOf(one)]));
  const fresh = Object.entries(report.files).map(([path, { mutants }]) => [path, countsOf(mutants)] as const);
  const known = Object.entries({ ...results[name]?.files, ...Object.fromEntries(fresh) });
  const files = Object.fromEntries(known.filter(([path]) => sources[name]?.includes(path)).sort());
  const all = { ...results, [name]: { date, files } };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(table, describeResults(all, sources));
}
