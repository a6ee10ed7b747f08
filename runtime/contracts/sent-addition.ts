/** Types of what the entry has sent before the code was there that judges the answer. */

import type { Result } from "../base/result";
import type { Addition, Basket, Changed } from "./basket";
import type { WyspaState } from "./store";

/** A request that is under way. */
export interface SentRequest {
  readonly response: Promise<Response>;
  abort(): void;
}

/** An addition that the entry has sent in the press, before the code of its island was there. */
export interface SentAddition extends SentRequest {
  readonly addition: Addition;
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  /** The store in the moment of the press. */
  readonly state: WyspaState;
  /** `performance.now()` of the press. */
  readonly at: number;
}

/** An addition whose answer is judged. */
export interface AnsweredAddition extends SentAddition {
  /** The reading of the basket that has begun with the answer; `undefined` before. */
  reading(): Promise<Result<Basket | null>> | undefined;
}

/** An addition that is under way. Its outcome is that of `basket.add`, also if the entry has sent it. */
export interface RunningAddition extends Pick<SentAddition, "addition" | "submitter" | "state"> {
  readonly changed: Promise<Changed>;
}
