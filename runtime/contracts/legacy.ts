import type { BlockName } from "./blocks";

/**
 * Stands in for a global of the old bundle until its successor has come: writes down what the page's scripts do
 * with it, and what they do with what they were given for that. `replay.ts` does the same to the real one.
 */
export type RecordedCall = "get" | "set" | "apply" | "construct" | "defineProperty";

/** What was done, with the arguments of the `Proxy` trap, and what was done with its outcome. */
export interface Recording extends Array<[deed: RecordedCall, args: unknown[], outcome: Recording]> {
  /** Does it to the real thing; absent as long as there is none. */
  play?: (deed: RecordedCall, args: unknown[]) => unknown;
}

export type Names = Record<string, unknown>;

export type StandIn = readonly [owner: Names, name: string, value: unknown, recording: Recording];

export interface Runner {
  readonly standIns: StandIn[];
  /** The page has called `runApp()`, or is parsed. */
  readonly decided: Promise<void>;
  /** Storefront data that the page's scripts have asked for by the old name `iaiGet`, so far. */
  blocksAsked(): BlockName[];
  /** The page's `runApp` is ours: no older bundle has put its own there. */
  isOurs(): boolean;
}
