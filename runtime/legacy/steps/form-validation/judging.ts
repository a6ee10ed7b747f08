/** Checks fields with the available engines, and passes earlier verdicts of scripts on to them. */
import { withDeadline } from "../../../base/deadline";
import type { Control, Engine, Engines } from "./engines";

/** Maximum wait for a check; the server checks again (bar R2). */
const DEADLINE_MS = 5_000;
/** Maximum wait for the engines' own files, as long as the loader retries. */
const ENGINES_MS = 15_000;

export interface Judging {
  /**
   * Checks the chosen fields. Never rejects.
   * @param quiet part of the page whose outcome the caller announces, so that its fields are silent
   * @returns the engines; empty when they cannot be loaded
   */
  check(chosen: (control: Control, engine: Engine) => boolean, quiet?: Node): Promise<readonly Engine[]>;
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
  const tellEngine = (engine: Engine, control: Control, message: string) =>
    whileTelling(() => engine.tell(control, message));
  const informed = async (): Promise<readonly Engine[]> => {
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
    async check(chosen, quiet) {
      const all = await informed();
      const end = quiet && engines.startQuietly(quiet);
      const work = all.flatMap((engine) => {
        const controls = engine.fields().filter((one) => chosen(one, engine));
        const asked = controls.filter(engine.isAsked);
        const fresh = controls.filter((one) => !engine.isAsked(one));
        return [fresh.length && engine.check(fresh, DEADLINE_MS), engine.settled(asked)];
      });
      await withDeadline(Promise.all(work), DEADLINE_MS);
      for (const engine of all) engine.judgeUnanswered(engine.fields().filter((one) => chosen(one, engine)));
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
