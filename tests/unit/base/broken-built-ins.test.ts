// @vitest-environment page
import { describe, expect, it } from "vitest";
import { brokenBuiltIn } from "../../../runtime/base/self-test";

/** The result of the self-test on a page whose scripts replaced a built-in. */
function onPageWith(target: object, name: string, value: unknown): string {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  try {
    return brokenBuiltIn();
  } finally {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  }
}

const real = { Map, Set, Promise, URL, JSON, Symbol };

describe("a page whose built-ins work", () => {
  it("reports no broken built-in", () => expect(brokenBuiltIn()).toBe(""));

  it.each<[string, object, string, unknown]>([
    ["toJSON on lists (Prototype.js 1.6)", Array.prototype, "toJSON", () => "[]"],
    ["toJSON on objects", Object.prototype, "toJSON", () => "{}"],
    ["toJSON on texts", String.prototype, "toJSON", () => '""'],
    ["extra methods on lists (MooTools)", Array.prototype, "each", () => {}],
    ["extra methods on objects", Object.prototype, "forEach", () => {}],
    ["a wrapped fetch", globalThis, "fetch", () => ({ status: 200 })],
    // Our code uses none of these.
    [
      "an Array.from that knows no iterators (Prototype)",
      Array,
      "from",
      (list: ArrayLike<unknown>) => [].slice.call(list),
    ],
    ["no Array.from", Array, "from", undefined],
    ["lists without entries() (Prototype)", Array.prototype, "entries", undefined],
    ["an Event of its own (MooTools)", globalThis, "Event", () => undefined],
    ["a Request of its own (MooTools)", globalThis, "Request", class {}],
    [
      "a remove() that throws (Prototype)",
      Element.prototype,
      "remove",
      () => {
        throw new TypeError("no parent");
      },
    ],
    ["a Promise of its own that works", globalThis, "Promise", class extends real.Promise<unknown> {}],
  ])("reports nothing for %s", (_, target, name, value) => expect(onPageWith(target, name, value)).toBe(""));
});

describe("a page with a broken built-in", () => {
  it.each<[string, object, string, unknown]>([
    [
      "Map",
      globalThis,
      "Map",
      class {
        get() {
          return undefined;
        }
        set() {}
      },
    ],
    ["Map", globalThis, "Map", undefined],
    [
      "Map",
      globalThis,
      "Map",
      class extends real.Map<unknown, unknown> {
        override values() {
          return [] as never;
        }
      },
    ],
    ["Map", Map.prototype, "get", (key: unknown) => key],
    [
      "Set",
      globalThis,
      "Set",
      class extends real.Set<unknown> {
        override get size() {
          return 2;
        }
      },
    ],
    ["Set", globalThis, "Set", undefined],
    ["WeakMap", globalThis, "WeakMap", class {}],
    [
      "Promise",
      globalThis,
      "Promise",
      { resolve: () => new FormData() }, // returns something that is not a promise
    ],
    ["Promise", Promise.prototype, "finally", undefined],
    ["Promise", Promise, "race", undefined],
    ["Array.isArray", Array, "isArray", (value: object) => "length" in value],
    ["Object.entries", Object, "entries", () => []],
    ["Object.entries", Object, "assign", (target: object) => target],
    ["Object.hasOwn", Object, "hasOwn", (value: object, key: string) => key in value],
    ["Object.hasOwn", Object, "hasOwn", undefined],
    [
      "bind",
      Function.prototype,
      "bind",
      function (this: unknown) {
        return this;
      },
    ],
    ["bind", Function.prototype, "bind", undefined],
    ["JSON", JSON, "parse", (text: string) => `parsed ${text}`],
    ["JSON", JSON, "stringify", (value: unknown) => `"${value}"`],
    ["JSON", globalThis, "JSON", undefined],
    ["Symbol", Symbol, "keyFor", () => undefined],
    [
      "URL",
      globalThis,
      "URL",
      class {
        href = "https://c.d/e/f/../a";
      },
    ],
    [
      "URLSearchParams",
      globalThis,
      "URLSearchParams",
      class {
        toString() {
          return "a=&+ę";
        }
      },
    ],
    ["AbortController", globalThis, "AbortController", undefined],
    [
      "AbortController",
      globalThis,
      "AbortController",
      class {
        signal = { aborted: true };
      },
    ],
    ["queueMicrotask", globalThis, "queueMicrotask", undefined],
    ["matchMedia", globalThis, "matchMedia", undefined],
    [
      "Object.entries",
      Object,
      "assign",
      (to: object, from: object) => Object.defineProperties(to, Object.getOwnPropertyDescriptors(from)),
    ],
    ["MutationObserver", globalThis, "MutationObserver", class {}],
    ["MutationObserver", globalThis, "fetch", undefined],
    ["CustomEvent", globalThis, "CustomEvent", class {}],
    [
      "CustomEvent",
      globalThis,
      "CustomEvent",
      () => {
        throw new TypeError("Illegal constructor");
      },
    ],
  ])("is reported by the built-in's name: %s", (name, target, property, value) =>
    expect(onPageWith(target, property, value)).toBe(name),
  );

  it("is intact again once the built-in is repaired", () => expect(brokenBuiltIn()).toBe(""));
});
