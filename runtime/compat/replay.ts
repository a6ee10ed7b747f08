/** Does to the real thing what was written down while it was on its way, and from then on what is done to its stand-in. */
import { type Deed, type Recording, record } from "./recorder";

type Anything = Record<PropertyKey, unknown> & ((...args: unknown[]) => unknown);

function perform(real: Anything | undefined, deed: Deed, args: readonly unknown[]): unknown {
  const [first, second] = args;
  if (deed === "construct") return Reflect.construct(real as Anything, first as unknown[]);
  if (deed === "apply") return Reflect.apply(real as Anything, undefined, second as unknown[]);
  if (deed === "set") return Reflect.set(real as Anything, first as string, second);
  // Who waits for something that is no promise goes on, as with any value.
  if (first === "then" && typeof real?.then !== "function") {
    const settled = Promise.resolve(typeof real === "object" ? { ...(real as object) } : real);
    return settled.then.bind(settled);
  }
  const value = real?.[first as string];
  return typeof value === "function" ? value.bind(real) : value;
}

export function replay(recording: Recording, real: unknown): void {
  recording.play = (deed, args) => perform(real as Anything, deed, args);
  for (const [deed, args, outcome] of recording.splice(0))
    try {
      replay(outcome, perform(real as Anything, deed, args));
    } catch (error) {
      console?.error(error); // the page's own script: its author sees it, the others go on
    }
}

/** A class, or a function, whose code is fetched when it is first used. Where it cannot be had nothing happens. */
export function lazily(load: () => Promise<unknown>): unknown {
  // Called with `new`, and without.
  function standIn(...args: unknown[]) {
    const recording: Recording = [];
    load().then(
      (make) => replay(recording, (make as (...args: unknown[]) => unknown)(...args)),
      () => {},
    );
    return record(recording);
  }
  return standIn;
}
