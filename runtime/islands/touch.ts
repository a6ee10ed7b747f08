import type { Press } from "../dom/press";

/** One press, as it has to be done again. */
export interface Touch {
  readonly type: "click" | "submit";
  readonly target: HTMLElement;
  /** The button of a submit, as it was when it was pressed. */
  readonly press: Press;
}
