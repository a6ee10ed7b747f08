/**
 * Reports the drawn sample, and the tests that failed or passed only on a retry. It also writes the results into
 * tests/.results/ for `.ci/run`, which adds up several runs.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { TestError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";

export interface Summary {
  readonly passed: number;
  /** Failed tests, files that could not be loaded, and errors that no test has handled. */
  readonly failed: number;
  /** Tests that were left to the full run. */
  readonly skipped: number;
  /** Tests that passed on a second or third try, each with its file and its first error. */
  readonly retried: readonly string[];
  /** Failed tests, in the same format. */
  readonly broken: readonly string[];
}

export interface SummaryOptions {
  readonly seed: number;
  /** Whether every browser test runs, whatever the seed. */
  readonly isFull: boolean;
  /** A full run drives one browser test in this many. */
  readonly share: number;
  /** Whether the matrices run whole, too. */
  readonly isWholeMatrix: boolean;
  /** Path of the JSON file; its folder is created. */
  readonly file: string;
}

/** A reporter for vitest's configuration, besides the default one. */
export function summaryReporter({ seed, isFull, share, isWholeMatrix, file }: SummaryOptions): Reporter {
  const repeats = `WYSPA_SEED=${seed} repeats it`;
  const sample = !isFull
    ? `The journey of each file of browser tests is driven, its first test: npm run test:full drives them all.`
    : share > 1
      ? `One browser test in ${share} is driven, and a sample of each matrix: ${repeats} with WYSPA_FULL=1 WYSPA_SHARE=${share}, npm run test:full drives them all.`
      : isWholeMatrix
        ? "Every browser test is driven."
        : `Every browser test is driven, and a sample of each matrix: ${repeats}, npm run test:matrix drives them whole.`;
  return {
    onInit: () => console.log(sample),
    onTestRunEnd(modules, unhandled) {
      const summary = summaryOf(modules, unhandled);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`);
      console.log(sample);
      if (summary.retried.length) console.log(listOf("Passed only when tried again:", summary.retried));
      if (summary.broken.length) console.log(listOf("Failed:", summary.broken));
    },
  };
}

const listOf = (title: string, lines: readonly string[]) => [title, ...lines].join("\n  ");

function summaryOf(modules: readonly TestModule[], unhandled: readonly TestError[]): Summary {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const unloaded = modules.filter((module) => module.state() === "failed" && module.errors().length > 0);
  const flaky = tests.filter((test) => test.diagnostic()?.flaky);
  const failed = tests.filter((test) => test.result().state === "failed");
  return {
    passed: count("passed"),
    failed: failed.length + unloaded.length + unhandled.length,
    skipped: count("skipped"),
    retried: flaky.map(lineOf),
    broken: [...failed.map(lineOf), ...unloaded.map(lineOfFile), ...unhandled.map(lineOfError)],
  };
}

const lineOf = (test: TestCase) =>
  `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(test.result().errors)}`;
const lineOfFile = (module: TestModule) => `${module.relativeModuleId}: ${firstLine(module.errors())}`;
/** Characters of what a test found instead: enough for a message, and little for a whole page. */
const FOUND = 300;
/** Vitest ends with 1 after such an error, also when every test has passed. */
const lineOfError = (error: TestError) => `unhandled: ${error.message} ${error.stacks?.[0]?.file ?? ""}`;
/** The output of a failed command may begin with an empty line. */
function firstLine([error]: readonly TestError[] = []): string {
  const line = error?.message.split("\n").find((one) => one.trim()) ?? "";
  const found = error?.actual;
  const isShortened = /(\bArray|\bObject|…)\(/.test(line) && typeof found === "string";
  return isShortened ? `${line}; found ${found.replace(/\s+/g, " ").slice(0, FOUND)}` : line;
}
