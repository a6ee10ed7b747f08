/** The table of results: places × categories, with the number of payloads that ran. */
import { readFileSync, writeFileSync } from "node:fs";
import { categories, payloads } from "./payloads";
import type { Counts } from "./stage";

const file = new URL("RESULTS.md", import.meta.url);

const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;

/** Writes the table; places that did not run now keep their rows. */
export function writeResults(ran: Counts, places: readonly string[], on: Date): void {
  const before = recordedRows();
  const rows = [...places].sort().flatMap((place) => {
    const own = ran.get(place);
    const counts = own ? categories.map((name) => own.get(name) ?? 0) : before.get(place);
    return counts ? [[place, counts] as const] : [];
  });
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const sums = categories.map((_, index) => sum(rows.map(([, counts]) => counts[index] ?? 0)));
  const lines = [
    "# Payloads through every place",
    "",
    `\`npm run test:injection\` · ${on.toISOString().slice(0, 10)} · ${payloads.length} payloads × ${rows.length} places = ${sum(sums)}`,
    "",
    "In each place: scripts that ran 0, foreign elements 0, foreign requests 0, links to foreign or other than http(s)",
    "addresses 0. Texts are shown character by character. A place without payloads fails the test.",
    "",
    row(["place", ...categories, "all"]),
    row(["---", ...categories.map(() => "--:"), "--:"]),
    ...rows.map(([place, counts]) => row([place, ...counts, sum(counts)])),
    row(["**all**", ...sums, sum(sums)]),
    "",
  ];
  writeFileSync(file, lines.join("\n"));
}

/** The rows of the checked-in table: the numbers of payloads by category. */
function recordedRows(): Map<string, number[]> {
  const lines = readFileSync(file, "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [place = "", ...counts] = line.replace(/^\| | \|$/g, "").split(" | ");
      const isRow = counts.length === categories.length + 1 && !/^(place|---|\*\*all\*\*)$/.test(place);
      return isRow ? [[place, counts.slice(0, -1).map(Number)] as const] : [];
    }),
  );
}

/** The places in the checked-in table, each with the number of its payloads. */
export const recordedPlaces = (): Map<string, number> =>
  new Map([...recordedRows()].map(([place, counts]) => [place, counts.reduce((all, one) => all + one, 0)]));
