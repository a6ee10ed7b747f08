/**
 * Stands for an old name whose code cannot be had: whatever a page's script does to it, that script goes on. Promises
 * settle with the value for "not known"; the server checks again.
 */
import { target } from "./recorder";

/** Resolved to by methods; a check of a form or a field finds nothing wrong. */
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

/** What only stands for a name, and goes when that comes after all: nothing real has a member without a name. */
export const isNoopStub = (value: unknown): boolean => "" in Object(value);

export function noopStub(): unknown {
  const it: object = new Proxy(target, {
    get(_, key) {
      if (key === Symbol.toPrimitive) return () => "";
      // A list has a first one: callers take it without asking (`const [first] = handle.selects`).
      if (key === Symbol.iterator) return () => [it].values();
      // It is no promise, and nothing that could be written down.
      if (typeof key === "symbol" || key === "then" || key === "toJSON") return undefined;
      if (Object.hasOwn(plain, key)) return plain[key];
      // Of passkeys: as in a browser that has none, for nobody has signed in.
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
