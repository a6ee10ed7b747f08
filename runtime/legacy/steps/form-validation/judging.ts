/** Checks fields with the available engines, and passes earlier verdicts of scripts on to them. */
import { withDeadline } from "../../../base/deadline";
import type { Control, FormEngine } from "../../../contracts/forms";
import { lookAtFields } from "../../../forms/field-set";
import type { Engines } from "./engines";

/** Maximum wait for the engines' own files, as long as the loader retries. */
const ENGINES_MS = 15_000;

export interface Judging {
  /**
   * Checks the chosen fields as a submit does.
   * @param isAgain also checks fields that have a verdict
   * @param quiet part of the page whose outcome the caller announces, so that its fields are silent
   * @returns the engines; empty when they cannot be loaded
   */
  check(
    isMeant: (control: Control) => boolean,
    isAgain: boolean,
    quiet?: Node,
  ): Promise<readonly FormEngine[]>;
  /** Sets a script's own verdict; without a message, the field is valid. */
  tell(control: Control, message: string): void;
  forget(control: Control): void;
  /** Like `Engines.tellOutcomes`, but marked as the script's own check. */
  tellOutcomes(part: Node): void;
  /** A verdict is being announced that the calling script already knows. */
  isTelling(): boolean;
}

/** Shared by all handles: a page may have several for one form, and none of them reports another's check. */
let isTelling = false;

export function makeJudging(engines: Engines): Judging {
  /** Verdicts of scripts that no engine knows yet. */
  const pending = new Map<Control, { readonly value: string; readonly message: string }>();
  /** May be nested: a listener that hears a verdict may set another one. */
  const whileTelling = (tell: () => void) => {
    const before = isTelling;
    isTelling = true;
    try {
      tell();
    } finally {
      isTelling = before;
    }
  };
  const tellEngine = (engine: FormEngine, control: Control, message: string) =>
    whileTelling(() => engine.tell(control, message));
  const informed = async (): Promise<readonly FormEngine[]> => {
    const all = (await withDeadline(engines.all(), ENGINES_MS)) ?? engines.now();
    for (const [control, { value, message }] of pending)
      for (const engine of all)
        if (control.value === value && engine.fields().includes(control))
          tellEngine(engine, control, message);
    pending.clear();
    return all;
  };
  return {
    isTelling: () => isTelling,
    async check(isMeant, isAgain, quiet) {
      const all = await informed();
      const end = quiet && engines.startQuietly(quiet);
      // The script may have set values right before.
      for (const { root } of all) lookAtFields(root);
      await Promise.all(all.map((engine) => engine.settle(isMeant, isAgain)));
      end?.();
      return all;
    },
    tellOutcomes: (part) => whileTelling(() => engines.tellOutcomes(part)),
    tell(control, message) {
      const engine = engines.now().find((one) => one.fields().includes(control));
      if (engine) tellEngine(engine, control, message);
      else pending.set(control, { value: control.value, message });
    },
    forget(control) {
      pending.delete(control);
      for (const engine of engines.now()) if (engine.root.contains(control)) engine.forget(control);
    },
  };
}
