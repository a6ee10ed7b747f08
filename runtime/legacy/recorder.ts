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
