/** The columns of the matrix: how an answer is broken. */
import type { FaultRule } from "../../fixtures/faults/book";
import type { FaultName } from "../../fixtures/faults/kinds";

interface Column {
  readonly fault: FaultName;
  readonly rule?: Pick<FaultRule, "afterWork">;
  /** The page's clock is moved past the deadline. */
  readonly waits?: true;
}

export const faults = {
  hang: { fault: "hang", waits: true },
  "a byte each 100 ms": { fault: "drip", waits: true },
  "cut answer": { fault: "cut" },
  "wrong encoding": { fault: "wrong-charset" },
  "HTML instead of data": { fault: "200-html" },
  "429": { fault: "429" },
  "500 after the change": { fault: "500-html", rule: { afterWork: true } },
  "50 MB": { fault: "huge" },
  "redirect to sign-in": { fault: "redirect" },
} as const satisfies Record<string, Column>;

export type FaultColumn = keyof typeof faults;
export const faultColumns = Object.keys(faults) as readonly FaultColumn[];
export const columnOf = (name: FaultColumn): Column => faults[name];
