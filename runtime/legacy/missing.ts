/** Turns calls of members that an old object had and ours lacks into no-ops; warns once per member. */
import { warnOnce } from "../base/console";

const missing = (name: string) => () =>
  warnOnce(`${name}() does nothing, because Wyspa has no such function. Remove the call.`);

/** Keys that engines and libraries probe: a missing one must read as `undefined`. */
const PROBES = /^(then|toJSON|nodeType|jquery|length)$/;

/** Reads a member; a missing one becomes a function that warns when it is called. */
export function memberOf(real: object, key: PropertyKey, name: string): unknown {
  if (typeof key === "symbol" || key in real || PROBES.test(String(key))) return Reflect.get(real, key);
  return missing(`${name}.${String(key)}`);
}

/** Wraps an object so that calls of missing methods do not throw. */
export const softly = <Real extends object>(real: Real, name: string): Real =>
  new Proxy(real, { get: (_, key) => memberOf(real, key, name) });
