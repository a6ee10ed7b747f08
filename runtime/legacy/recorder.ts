/**
 * Replaces a global of the old bundle until the real value has loaded: records what page scripts do with it and with
 * the results. `replay.ts` repeats the recording on the real value.
 */
import type { Recording } from "../contracts/legacy";

/** Can be called, constructed and extended; an arrow function cannot. */
export function target(): void {}

export function record(into: Recording): unknown {
  const handler: Record<string, unknown> = {};
  for (const trap of ["get", "set", "apply", "construct", "defineProperty"] as const)
    handler[trap] = (_: unknown, ...args: unknown[]) => {
      if (into.play) return into.play(trap, args);
      const outcome: Recording = [];
      into.push([trap, args, outcome]);
      into.onUse?.();
      return record(outcome);
    };
  return new Proxy(target, handler);
}
