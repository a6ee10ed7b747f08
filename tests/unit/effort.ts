/**
 * Checks that work grows linearly with a text's length (bar S23). Twice the text doubles linear work and quadruples
 * quadratic work. It measures processor time, so that a busy machine does not matter.
 */
const SHORT = 25_000;
/** Added to both sides, because differences below it are noise. */
const NOISE_MS = 8;
/** Between doubling and quadrupling. */
const MOST = 2.7;
/** The compiler's and the garbage collector's work falls into single measurements, so the least of some counts. */
const MEASUREMENTS = 6;

/** @returns milliseconds of processor time that `work` takes */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Whether `use` takes about twice as long for 50,000 characters as for 25,000. */
export function isLinear(use: (text: string) => unknown, write: (length: number) => string): boolean {
  const [short, long] = [write(SHORT), write(2 * SHORT)];
  use(short); // compiles it before the measurement
  let [before, after] = [Infinity, Infinity];
  for (let measured = 0; measured < MEASUREMENTS; measured++) {
    before = Math.min(
      before,
      processorTime(() => use(short)),
    );
    after = Math.min(
      after,
      processorTime(() => use(long)),
    );
    // Two at least, because the very first may be slow on either side.
    if (measured > 0 && (after + NOISE_MS) / (before + NOISE_MS) < MOST) return true;
  }
  return false;
}

const fill =
  (piece: string, last = "") =>
  (length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + last;

/** Texts that make careless regular expressions start again at every character. */
export const longTexts: readonly (readonly [name: string, write: (length: number) => string])[] = [
  ["letters", fill("a")],
  ["letters and an end", fill("a", "!")],
  ["digits", fill("1")],
  ["digits and an end", fill("1", "x")],
  ["zeros and a one", fill("0", "1")],
  ["spaces", fill(" ")],
  ["spaces and an end", fill(" ", "x")],
  ["line ends", fill("\n", "x")],
  ["quotes", fill('"')],
  ["backslashes", fill("\\")],
  ["ampersands", fill("&")],
  ["unfinished references", fill("&#1")],
  ["unfinished names", fill("&am")],
  ["question marks", fill("?")],
  ["question marks before a carriage return", fill("?", "\rx")],
  ["at signs", fill("@")],
  ["unfinished mails", fill("a.b-")],
  ["mails", fill("a@")],
  ["hyphens and digits", fill("1-")],
  ["one digit and hyphens", (length) => `1${"-".repeat(length)}x`],
  ["colons", fill(":")],
  ["places", fill(":1")],
  ["unfinished places", fill(":1:x")],
  ["braces", fill("{")],
  ["unfinished slots", fill("{a")],
  ["semicolons", fill(";")],
  ["semicolons and spaces", fill("; ")],
  ["equals signs", fill("=")],
  ["percent signs", fill("%")],
  ["dollars", fill("$")],
  ["tokens of 31", fill(`${"a".repeat(31)}.`)],
  ["unfinished JWTs", fill("eyJ-")],
  ["commas", fill(",")],
  ["lone halves", fill("\ud800")],
];
