/** Dependencies of the list of methods: those of the dialogs, and the dialogs themselves. Types only. */
import type { DialogNeeds } from "./needs";

export type Codes = typeof import("./codes");

export interface SecondFactorNeeds extends DialogNeeds {
  /** The dialogs, which are a chunk of their own. */
  readonly codes: Codes;
}
