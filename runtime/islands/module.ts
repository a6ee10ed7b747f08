/** What the file of an island gives. */

import type { Mount } from "../contracts/island";

/** The mount function of a module: exported by that name, as the default, or inside the default. */
export function mountOf(module: unknown): Mount | null {
  const { mount, default: standard } = (module ?? {}) as {
    mount?: unknown;
    default?: { mount?: unknown } | Mount;
  };
  const found = mount ?? (typeof standard === "function" ? standard : standard?.mount);
  return typeof found === "function" ? (found as Mount) : null;
}

/** Also a promise of another library, or a native one beside it (bar L10). */
export const isThenable = <Value>(value: Value): value is Extract<Value, PromiseLike<unknown>> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === "function";
