/** Has fields judged by the engines that are there, and lets them know what scripts have said before. */
import type { Control, Engine, Engines } from "./engines";

/** Longer than this nobody is kept waiting for a check: the server checks again (bar R2). */
const DEADLINE_MS = 5_000;
/** The engines' own files may take as long as the loader tries. */
const ENGINES_MS = 15_000;

export interface Judging {
  /** Judges the chosen fields. @returns the engines; none where they cannot be had. Never rejects */
  check(chosen: (control: Control, engine: Engine) => boolean): Promise<readonly Engine[]>;
  /** A script's own verdict: without a message the field is right. */
  tell(control: Control, message: string): void;
  forget(control: Control): void;
  /** The same as of the engines: it is the script's own check. */
  tellOutcomes(part: Node): void;
  /** A verdict is being told at the moment: the script that tells it knows. */
  isTelling(): boolean;
}

const within = <Value>(work: Promise<Value>, ms: number, otherwise: () => Value): Promise<Value> =>
  Promise.race([work, new Promise<Value>((resolve) => setTimeout(() => resolve(otherwise()), ms))]);

/** Shared by all handles: a page may have several over one form, and none is called back for another's check. */
let isTelling = false;

export function makeJudging(engines: Engines): Judging {
  /** What a script has said of fields, until an engine knows it. */
  const told = new Map<Control, { readonly value: string; readonly message: string }>();
  const knowing = (tell: () => void) => {
    isTelling = true;
    tell();
    isTelling = false;
  };
  const say = (engine: Engine, control: Control, message: string) =>
    knowing(() => engine.tell(control, message));
  const informed = async (): Promise<readonly Engine[]> => {
    const all = await within(engines.all(), ENGINES_MS, engines.now);
    for (const [control, { value, message }] of told)
      for (const engine of all)
        if (control.value === value && engine.fields().includes(control)) say(engine, control, message);
    told.clear();
    return all;
  };
  return {
    isTelling: () => isTelling,
    async check(chosen) {
      const all = await informed();
      const work = all.flatMap((engine) => {
        const controls = engine.fields().filter((one) => chosen(one, engine));
        const asked = controls.filter(engine.isAsked);
        const fresh = controls.filter((one) => !engine.isAsked(one));
        return [fresh.length && engine.check(fresh, DEADLINE_MS), engine.settled(asked)];
      });
      await within<unknown>(Promise.all(work), DEADLINE_MS, () => {});
      for (const engine of all) engine.judgeUnanswered(engine.fields().filter((one) => chosen(one, engine)));
      return all;
    },
    tellOutcomes: (part) => knowing(() => engines.tellOutcomes(part)),
    tell(control, message) {
      const engine = engines.now().find((one) => one.fields().includes(control));
      if (engine) say(engine, control, message);
      else told.set(control, { value: control.value, message });
    },
    forget(control) {
      told.delete(control);
      for (const engine of engines.now()) if (engine.root.contains(control)) engine.forget(control);
    },
  };
}
