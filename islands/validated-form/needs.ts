/** What the validation engine of a form is given. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { Lookup } from "./catalogue";
import type { Control } from "./controls";
import type { Painter } from "./paint";
import type * as ServerRules from "./server";

export interface EngineNeeds {
  readonly root: Element;
  readonly isMarked: boolean;
  readonly context: Pick<IslandContext, "platform" | "emit" | "fail" | "signal">;
  readonly lookup: Lookup;
  readonly painter: Painter;
  /** Rejects where its chunk cannot be had: then there is no result. */
  loadServer(): Promise<typeof ServerRules>;
  /** The shop has an account of the e-mail in this field, as long as `isKnown`. */
  onAccount(control: Control, isKnown: () => boolean): void;
}
