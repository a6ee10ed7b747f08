/** Reports to the shop's error log, and errors that reached the window. */
import type { Instance } from "./hosts";
import type { Phase } from "./island";

/** A fault for the shop's error log. */
export interface Report {
  readonly error: unknown;
  readonly island?: string;
  /** The element of that island; never part of what is sent. */
  readonly host?: Element;
  readonly phase?: string;
}

export type SendReport = (report: Report) => void;

/** Whether a report was sent, kept back by a listener of the page, or left out because the page has sent its share. */
export type ReportOutcome = "sent" | "kept back" | "left out";

export interface Escaped {
  readonly phase: "handler" | "async";
  readonly error: unknown;
  /** A function of the page's own scripts threw it, called by us. */
  readonly isFromPage: boolean;
  /** The element that the shopper touched last: it selects the host when several hosts carry the same island. */
  readonly touched: EventTarget | null;
  readonly instances: readonly Instance[];
  fail(instance: Instance, phase: Phase, error: unknown): void;
}
