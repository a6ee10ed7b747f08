/** Dependencies of a form's validation engine. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { Lookup } from "./catalogue";
import type { Control } from "./controls";
import type { NativeWords } from "./native-words";
import type { Painter } from "./paint";
import type * as ServerRules from "./server";

export interface EngineNeeds {
  readonly root: Element;
  readonly isMarked: boolean;
  readonly context: Pick<IslandContext, "platform" | "emit" | "fail" | "signal">;
  readonly lookup: Lookup;
  /** The messages of the rules of HTML, for marked forms. */
  readonly nativeWords: NativeWords;
  readonly painter: Painter;
  /** Called after each change of a field's state. */
  onState?(): void;
  /** Rejects when its chunk cannot be loaded; fields then stay neutral. */
  loadServer(): Promise<typeof ServerRules>;
  /** Called when the e-mail in this field has an account. The report applies while `isKnown` returns `true`. */
  onAccount(control: Control, isKnown: () => boolean): void;
}
