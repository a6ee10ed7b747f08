import type { Load } from "./measure";
import type { Peer } from "./peers";

/** One page of one peer, as it is measured. */
export interface Job {
  readonly peer: Peer;
  readonly count: number;
  readonly slowdown: number;
}
export type Loads = ReadonlyMap<Job, readonly Load[]>;
