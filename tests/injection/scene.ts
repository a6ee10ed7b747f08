import type { Stage } from "./stage";

/** One page or one course of pages, which shows all payloads at one or more places. */
export interface Scene {
  readonly name: string;
  /** Every place must have counted all payloads when the scene has ended. */
  readonly places: readonly string[];
  run(stage: Stage): Promise<unknown>;
}
