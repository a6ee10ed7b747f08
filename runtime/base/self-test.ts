/**
 * Tests the behaviour of the built-ins that we rely on, because pages carry polyfills that exist but do not work. A
 * broken `Map`, for example, lets React mount and then ignore every click (bar R46).
 * @returns the name of the first broken built-in, or an empty string
 */
export function brokenBuiltIn(): string {
  const key = {};
  const tests: Record<string, () => unknown> = {
    Map: () => new Map([[key, 1]]).get(key) === 1 && [...new Map([[1, 2]]).values()][0] === 2,
    Set: () => new Set([1, 1]).size === 1 && [...new Set([key])][0] === key,
    WeakMap: () => new WeakMap([[key, 1]]).get(key) === 1,
    Promise: () =>
      // Tests behaviour, not identity: Zone.js and Bluebird replace the native promises.
      typeof Promise.resolve(1).then(() => 1).then === "function" &&
      typeof Promise.race([1]).finally === "function",
    "Array.isArray": () => Array.isArray([]) && !Array.isArray({ length: 0 }),
    "Object.entries": () =>
      Object.entries({ a: 1 })[0]?.[1] === 1 && Object.assign({}, { a: 1 }, { b: 2 }).b === 2,
    "Object.hasOwn": () => Object.hasOwn({ a: 1 }, "a") && !Object.hasOwn({}, "toString"),
    bind: () => ((a: number, b: number) => a + b).bind(null, 1)(2) === 3,
    JSON: () => JSON.parse('{"a":[1]}').a[0] === 1 && JSON.stringify('"\n') === '"\\"\\n"',
    Symbol: () => Symbol.keyFor(Symbol.for("wyspa")) === "wyspa",
    URL: () => new URL("../a?b=%26", "https://c.d/e/f").href === "https://c.d/a?b=%26",
    URLSearchParams: () => new URLSearchParams({ a: "&+ę" }).toString() === "a=%26%2B%C4%99",
    AbortController: () => !new AbortController().signal.aborted,
    queueMicrotask: () => typeof queueMicrotask === "function",
    matchMedia: () => typeof matchMedia === "function",
    MutationObserver: () =>
      typeof new MutationObserver(() => {}).observe === "function" && typeof fetch === "function",
    CustomEvent: () => new CustomEvent("a", { detail: 1 }).detail === 1,
  };
  for (const name of Object.keys(tests)) {
    try {
      if (!tests[name]?.()) return name;
    } catch {
      return name;
    }
  }
  return "";
}
