/**
 * Stands in for what is absent, so that page scripts continue. An old name whose code cannot be loaded becomes a no-op
 * stub. A member that an old object had and ours lacks becomes a function that warns.
 */
import { warnOnce } from "../base/console";
import { target } from "./recorder";

/** Results of async methods; checks of a form or a field report no error. */
const promised: Readonly<Record<string, unknown>> = {
  clientExists: false,
  getMfaRequiredStatus: false,
  shouldSuggestSetMFA: false,
  prepareMfaConfigurationTemplate: false,
  snoozeMfaReminder: { isSuccess: false },
  checkBrowserSupport: false,
  load: false,
};
const plain: Readonly<Record<string, unknown>> = {
  length: 0,
  blockNextRedirect: false,
  mfaRequiredStatus: undefined,
  getValidityState: () => "",
  removePrefix: () => false,
};

/** Recognises a stub, which the real value replaces later. No real object has a member with an empty name. */
export const isNoopStub = (value: unknown): boolean => "" in Object(value);

/**
 * Replaces an old name whose code cannot be loaded: the page's script continues, whatever it does with the name.
 * Promises resolve to the value for "unknown"; the server checks again.
 */
export function noopStub(): unknown {
  const it: object = new Proxy(target, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => "";
      // Callers take the first item of a list unchecked (`const [first] = handle.selects`).
      if (key === Symbol.iterator) return () => [it].values();
      // The stub is neither a promise nor serialisable.
      if (typeof key === "symbol" || key === "then" || key === "toJSON") return undefined;
      if (Object.hasOwn(plain, key)) return plain[key];
      // Passkeys fail as in a browser without support, because no shopper has signed in.
      if (key === "login" || key === "registration") return () => Promise.reject({ code: 1 });
      if (key.startsWith("validate")) return async () => (key.endsWith("GQL") ? "" : true);
      return Object.hasOwn(promised, key) ? async () => promised[key] : it;
    },
    has: () => true,
    set: () => true,
    apply: () => it,
    construct: () => it,
  });
  return it;
}

/** A function that does nothing, and warns once for each name. */
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
