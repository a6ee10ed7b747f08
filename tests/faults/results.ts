/** Writes RESULTS.md: endpoints as rows, faults as columns, the number of cells that hold in each. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Cell } from "./cells";
import { faultColumns } from "./faults";

const FILE = new URL("RESULTS.md", import.meta.url);
/** One line for each cell that holds, so that a matrix may be run in parts. */
const KEPT = new URL("../.results/fault-cells.txt", import.meta.url);

const heldCells = (): Set<string> => new Set(existsSync(KEPT) ? readFileSync(KEPT, "utf8").split("\n") : []);

export function keepResult({ name }: Pick<Cell, "name">): void {
  mkdirSync(new URL(".", KEPT), { recursive: true });
  appendFileSync(KEPT, `${name}\n`);
}

/** A cell that is tried again does not hold before it has. */
export function forgetResult({ name }: Pick<Cell, "name">): void {
  const others = [...heldCells()].filter((one) => one && one !== name);
  if (existsSync(KEPT)) writeFileSync(KEPT, others.map((one) => `${one}\n`).join(""));
}

const heads = ["request", ...faultColumns, "total"];
const line = (parts: readonly (string | number)[]) => `| ${parts.join(" | ")} |`;

/** Rows of the table: the number of cells that `counts` accepts, or `–` where none is possible. */
function rowsOf(cells: readonly Cell[], counts: (cell: Cell) => boolean): string[] {
  const endpoints = [...new Set(cells.map(({ endpoint }) => endpoint))];
  const number = (some: readonly Cell[]) => some.filter(counts).length;
  const rows = endpoints.map((endpoint) => {
    const own = cells.filter((cell) => cell.endpoint === endpoint && cell.deed);
    const parts = faultColumns.map((column) => number(own.filter((cell) => cell.column === column)) || "–");
    return line([endpoint, ...parts, number(own) || "–"]);
  });
  const totals = faultColumns.map((column) =>
    number(cells.filter((cell) => cell.deed && cell.column === column)),
  );
  return [...rows, line(["**total**", ...totals, number(cells.filter(({ deed }) => deed))])];
}

const tableOf = (rows: readonly string[]) => [line(heads), line(heads.map(() => "---")), ...rows];

/** The counts of the table: as written, or as these cells require. */
export function writtenCounts(cells?: readonly Cell[]): string[] {
  if (cells) return tableOf(rowsOf(cells, () => true));
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const [table = ""] = /\| request[\s\S]*?\n\n/.exec(text) ?? [];
  return table.trim().split("\n");
}

/** Writes the file once every cell holds; a sample leaves it alone. */
export function writeResults(cells: readonly Cell[]): void {
  if (process.env.WYSPA_FULL !== "1") return;
  const held = heldCells();
  const possible = cells.filter(({ deed }) => deed);
  if (possible.some(({ name }) => !held.has(name))) return;
  const senders = new Set(possible.map(({ user }) => user)).size;
  const left = [
    ...new Set(
      cells.flatMap((cell) => (cell.reason ? [`- ${cell.endpoint}, ${cell.user}: ${cell.reason}`] : [])),
    ),
  ];
  const text = `# Results of the fault matrix

Written by \`WYSPA_FULL=1 WYSPA_MATRIX=1 npx vitest run --project matrix tests/faults\` when every cell holds; last on
${new Date().toISOString().slice(0, 10)}. A cell is one request that meets one fault while one island, or the page itself, needs it. A number counts
the senders for which nothing was lost and everything said was true: ${possible.length} cells, ${senders} senders.

${tableOf(rowsOf(cells, ({ name }) => held.has(name))).join("\n")}

## Cells that are not possible

${left.join("\n")}
`;
  writeFileSync(FILE, text);
}
