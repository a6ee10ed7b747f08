/** What a scene's repetitions left behind. */
import type { Memory } from "../browser/memory";

export interface Played {
  readonly name: string;
  readonly times: number;
  readonly before: Memory;
  readonly after: Memory;
  /** Milliseconds of the longest task of ours; `null` when it was not measured. */
  readonly longest: number | null;
}

export const counted = ["nodes", "listeners", "documents"] as const;

/** What leaks one node or listener each time grows by `times`. What the browser keeps of its own is far less. */
export const mostGrowth = (times: number): number => Math.max(0, times / 10);

/** The engine doubles the room of its hash tables at once, also of those whose entries are gone. */
const TABLE_BYTES = 131_072;

/** @returns bytes */
export const mostHeapGrowth = ({ before }: Played): number => Math.max(before.heap * 0.05, TABLE_BYTES);
