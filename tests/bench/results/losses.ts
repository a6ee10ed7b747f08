/** Finds each figure in which another page is better than Wyspa, so that the results show losses by themselves. */
import { short } from "../lab/report";
import type { Column, Section } from "../lab/section";

/** Differences below a tenth are within the noise of a machine. */
const NOISE = 1.1;
/** Differences below these are not noticeable, whatever their ratio. */
const LEAST: Readonly<Record<string, number>> = { ms: 2, KB: 0.5, "": 0.005 };

export interface Loss {
  readonly figure: string;
  readonly wyspa: string;
  readonly better: string;
  /** Empty where the reason is not known. */
  readonly why: string;
}

/** @returns each lost column */
export function lossesIn({ title, columns, rows }: Section): Loss[] {
  return columns.flatMap((column, index) => {
    const best = medianOf(rows.find(({ name }) => name.startsWith("Wyspa"))?.cells[index]);
    if (!column.better || best === null) return [];
    const winners = rows
      .filter(({ name }) => !name.startsWith("Wyspa"))
      .flatMap(({ name, cells }) => {
        const theirs = medianOf(cells[index]);
        return theirs !== null && isBetter(theirs, best, column)
          ? [`${name} ${short(theirs)}${column.unit && ` ${column.unit}`}`]
          : [];
      });
    const wyspa = `${short(best)}${column.unit && ` ${column.unit}`}`;
    const { name, why = "" } = column;
    return winners.length ? [{ figure: `${title}: ${name}`, wyspa, better: winners.join("; "), why }] : [];
  });
}

function isBetter(theirs: number, ours: number, { better, unit }: Column): boolean {
  const [low, high] = better === "less" ? [theirs, ours] : [ours, theirs];
  return high > low * NOISE && high - low > (LEAST[unit] ?? 0);
}

const medianOf = (cell: Section["rows"][number]["cells"][number] | undefined): number | null =>
  typeof cell === "object" ? cell.median : null;
