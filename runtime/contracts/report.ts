import type { Instance } from "./hosts";
import type { Phase } from "./island";

/** A fault on its way to the shop's error log. */
export interface Report {
  readonly error: unknown;
  readonly island?: string;
  readonly phase?: string;
}

export type SendReport = (report: Report) => void;

export interface Escaped {
  readonly phase: "handler" | "async";
  readonly error: unknown;
  /** Thrown by a function of the page's scripts that we have called. */
  readonly isPages: boolean;
  /** What the shopper touched last: of several hosts of one island, that one is to blame. */
  readonly touched: EventTarget | null;
  readonly instances: readonly Instance[];
  fail(instance: Instance, phase: Phase, error: unknown): void;
}
