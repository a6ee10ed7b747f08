/** A page's script calls what an object of the old bundle had and ours lacks: said once, and nothing happens. */
const told = new Set<string>();

const missing = (name: string) => () => {
  if (told.has(name)) return;
  told.add(name);
  console?.warn(`${name} is not there`);
};

/** Asked for by engines and libraries, not by name: what lacks them says so. */
const PROBES = /^(then|toJSON|nodeType|jquery|length)$/;

/** A member of an object; for one that it lacks, a function that says so when it is called. */
export function memberOf(real: object, key: PropertyKey, name: string): unknown {
  if (typeof key === "symbol" || key in real || PROBES.test(String(key))) return Reflect.get(real, key);
  return missing(`${name}.${String(key)}`);
}

/** An object whose missing methods may be called. */
export const softly = <Real extends object>(real: Real, name: string): Real =>
  new Proxy(real, { get: (_, key) => memberOf(real, key, name) });
