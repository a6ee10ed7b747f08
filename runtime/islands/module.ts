/** Reads the module of an island. */

import type { Mount } from "../contracts/island";

/** The mount function of a module: exported as `mount`, as the default export, or as `mount` of the default export. */
export function mountOf(module: unknown): Mount | null {
  const { mount, default: standard } = (module ?? {}) as {
    mount?: unknown;
    default?: { mount?: unknown } | Mount;
  };
  const found = mount ?? (typeof standard === "function" ? standard : standard?.mount);
  return typeof found === "function" ? (found as Mount) : null;
}

/** Also accepts a promise of a library, and a native one where a library has replaced `Promise` (bar L10). */
export const isThenable = <Value>(value: Value): value is Extract<Value, PromiseLike<unknown>> =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === "function";
