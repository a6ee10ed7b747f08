/** What the entry records of old global names until the legacy chunk has come. */
import type { BlockName } from "./blocks";

/** The traps of a `Proxy` that are recorded. */
export type RecordedCall = "get" | "set" | "apply" | "construct" | "defineProperty";

/** Recorded operations: the `Proxy` trap, its arguments, and a recording of what was done with the result. */
export interface Recording extends Array<[deed: RecordedCall, args: unknown[], outcome: Recording]> {
  /** Performs an operation on the real value; absent until that has loaded. */
  play?: (deed: RecordedCall, args: unknown[]) => unknown;
  /** Loads the real value; present once the core can. */
  onUse?: () => unknown;
}

export type Names = Record<string, unknown>;

/** A recorder in the place of an old name, until its real value has come. */
export interface StandIn {
  /** The object that has the name: `window`, `app_shop`, `app_shop.fn`. */
  readonly owner: Names;
  readonly name: string;
  readonly value: unknown;
  readonly recording: Recording;
}

export interface Runner {
  readonly standIns: StandIn[];
  /** Resolves when the page has called `runApp()` or is parsed. */
  readonly decided: Promise<void>;
  /** Storefront data that page scripts have requested so far by the old name `iaiGet`. */
  blocksAsked(): BlockName[];
  /** Whether the page's `runApp` is ours: no older bundle has replaced it. */
  isOurs(): boolean;
}
