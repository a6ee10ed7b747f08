/**
 * Stands in for a global of the old bundle until its successor has come: writes down what the page's scripts do
 * with it, and what they do with what they were given for that. `replay.ts` does the same to the real one.
 */
import type { Recording } from "../contracts/legacy";

/** What can be called, constructed and extended: an arrow function cannot. */
export function target(): void {}

export function record(into: Recording): unknown {
  const handler: Record<string, unknown> = {};
  for (const deed of ["get", "set", "apply", "construct", "defineProperty"] as const)
    handler[deed] = (_: unknown, ...args: unknown[]) => {
      if (into.play) return into.play(deed, args);
      const outcome: Recording = [];
      into.push([deed, args, outcome]);
      return record(outcome);
    };
  return new Proxy(target, handler);
}
