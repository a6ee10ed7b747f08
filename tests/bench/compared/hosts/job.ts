import type { Load } from "./measure";
import type { Peer } from "./peers";

/** A page of one peer to measure. */
export interface Job {
  readonly peer: Peer;
  readonly count: number;
  readonly slowdown: number;
}
export type Loads = ReadonlyMap<Job, readonly Load[]>;
