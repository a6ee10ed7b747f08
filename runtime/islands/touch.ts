import type { Press } from "../dom/press";

/** One click or submit, with everything that its replay needs. */
export interface Touch {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  /** The submit button and its attributes at the time of the press. */
  readonly press: Press;
}
