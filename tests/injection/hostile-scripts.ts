/** What a page's other scripts do: they take an API of the browser away, or replace a built-in by their own. */

/** The test runs in the page, before every script of it. */
type Code = () => unknown;

/** Each takes one API away, as old browsers, privacy settings and extensions do. */
export const ablations: Readonly<Record<string, Code>> = {
  IntersectionObserver: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  ResizeObserver: () => Reflect.deleteProperty(window, "ResizeObserver"),
  MutationObserver: () => Reflect.deleteProperty(window, "MutationObserver"),
  PerformanceObserver: () => Reflect.deleteProperty(window, "PerformanceObserver"),
  requestIdleCallback: () => Reflect.deleteProperty(window, "requestIdleCallback"),
  scheduler: () => Object.defineProperty(window, "scheduler", { value: undefined }),
  MessageChannel: () => Reflect.deleteProperty(window, "MessageChannel"),
  BroadcastChannel: () => Reflect.deleteProperty(window, "BroadcastChannel"),
  WebSocket: () => Reflect.deleteProperty(window, "WebSocket"),
  Worker: () => Reflect.deleteProperty(window, "Worker"),
  "AbortSignal.any": () => Reflect.deleteProperty(AbortSignal, "any"),
  "AbortSignal.timeout": () => Reflect.deleteProperty(AbortSignal, "timeout"),
  AbortController: () => Reflect.deleteProperty(window, "AbortController"),
  structuredClone: () => Reflect.deleteProperty(window, "structuredClone"),
  queueMicrotask: () => Reflect.deleteProperty(window, "queueMicrotask"),
  "crypto.randomUUID": () => Reflect.deleteProperty(Crypto.prototype, "randomUUID"),
  "CSS.escape": () => Reflect.deleteProperty(CSS, "escape"),
  "navigator.sendBeacon": () => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"),
  URLSearchParams: () => Reflect.deleteProperty(window, "URLSearchParams"),
  "Intl.PluralRules": () => Reflect.deleteProperty(Intl, "PluralRules"),
  "Intl.NumberFormat": () => Reflect.deleteProperty(Intl, "NumberFormat"),
  "Intl.DisplayNames": () => Reflect.deleteProperty(Intl, "DisplayNames"),
  matchMedia: () => Reflect.deleteProperty(window, "matchMedia"),
  "history.pushState": () => Reflect.deleteProperty(History.prototype, "pushState"),
  localStorage: () =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  sessionStorage: () =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  "Element.animate": () => Reflect.deleteProperty(Element.prototype, "animate"),
  startViewTransition: () => Reflect.deleteProperty(Document.prototype, "startViewTransition"),
  "dialog.showModal": () => Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal"),
  "popover methods": () => {
    for (const name of ["showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  scrollIntoView: () => Reflect.deleteProperty(Element.prototype, "scrollIntoView"),
  "fetch with keepalive": () => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.keepalive ? Promise.reject(new TypeError("keepalive is not supported")) : fetch(input, init);
  },
  fetch: () => Reflect.deleteProperty(window, "fetch"),
};

/** Each replaces or extends a built-in, as prototype.js, MooTools and old polyfills do. */
export const replacements: Readonly<Record<string, Code>> = {
  "Array.from without iterators": () => {
    Array.from = ((items: ArrayLike<unknown>) => Array.prototype.slice.call(items)) as typeof Array.from;
  },
  "Function.bind of prototype.js": () => {
    Function.prototype.bind = function (
      this: (...args: unknown[]) => unknown,
      self: unknown,
      ...first: unknown[]
    ) {
      return (...more: unknown[]) => this.apply(self, [...first, ...more]);
    } as typeof Function.prototype.bind;
  },
  "Function.bind that forgets arguments": () => {
    Function.prototype.bind = function (this: (...args: unknown[]) => unknown, self: unknown) {
      return (...args: unknown[]) => this.apply(self, args);
    } as typeof Function.prototype.bind;
  },
  "Array.toJSON of prototype.js": () => {
    Reflect.set(Array.prototype, "toJSON", function (this: unknown[]) {
      return `[${this.join(", ")}]`;
    });
  },
  "JSON of json2.js": () => {
    const { parse, stringify } = JSON;
    Reflect.set(window, "JSON", { parse, stringify });
  },
  "JSON.parse by eval": () => {
    JSON.parse = ((text: string) => new Function(`return (${text})`)()) as typeof JSON.parse;
  },
  "Promise of a polyfill without finally": () => Reflect.deleteProperty(Promise.prototype, "finally"),
  "Promise without allSettled and any": () => {
    Reflect.deleteProperty(Promise, "allSettled");
    Reflect.deleteProperty(Promise, "any");
  },
  "Date.now that is a text": () => {
    const { now } = Date;
    Reflect.set(Date, "now", () => String(now()));
  },
  "Date with toJSON of its own": () => Reflect.set(Date.prototype, "toJSON", () => "2009-01-01"),
  "Object.keys with inherited keys": () => {
    Object.keys = ((of: object) => {
      const keys: string[] = [];
      for (const key in of) keys.push(key);
      return keys;
    }) as typeof Object.keys;
  },
  "Object.assign of two arguments": () => {
    Object.assign = ((to: object, from: object) => {
      for (const key of Object.keys(Object(from))) Reflect.set(to, key, Reflect.get(from, key));
      return to;
    }) as typeof Object.assign;
  },
  "Array.prototype additions (MooTools)": () => {
    for (const name of ["each", "clean", "include", "contains", "erase", "empty", "getLast", "pick"])
      Reflect.set(Array.prototype, name, () => "bent");
  },
  "Array.flat of MooTools": () => {
    Array.prototype.flat = function (this: unknown[]) {
      const all: unknown[] = [];
      for (const one of this) Array.isArray(one) ? all.push(...one) : all.push(one);
      return all;
    } as typeof Array.prototype.flat;
  },
  "String.prototype additions": () => {
    for (const name of ["escapeHTML", "stripTags", "toQueryParams", "camelize", "test", "clean"])
      Reflect.set(String.prototype, name, () => "bent");
  },
  "Object.prototype additions": () => {
    for (const name of ["each", "extend", "clone", "keys"]) Reflect.set(Object.prototype, name, () => "bent");
  },
  "Element.remove that returns the element": () => {
    Element.prototype.remove = function (this: Element) {
      this.parentNode?.removeChild(this);
      return this;
    } as () => void;
  },
  "Element.closest without lists of selectors": () => {
    const { matches } = Element.prototype;
    Element.prototype.closest = function (this: Element, selector: string) {
      let at: Element | null = this;
      while (at && !matches.call(at, selector)) at = at.parentElement;
      return at;
    } as typeof Element.prototype.closest;
  },
  "Element.matches of jQuery": () => {
    Reflect.set(Element.prototype, "matches", function (this: Element, selector: string) {
      return [...this.ownerDocument.querySelectorAll(selector)].includes(this);
    });
  },
  "document.getElementsByClassName of prototype.js": () => {
    document.getElementsByClassName = ((name: string) => [
      ...document.querySelectorAll(`.${name}`),
    ]) as unknown as typeof document.getElementsByClassName;
  },
  "setTimeout that returns an object": () => {
    const { setTimeout: real, clearTimeout: clear } = window;
    Reflect.set(window, "setTimeout", (run: () => void, ms?: number) => ({ id: real(run, ms) }));
    Reflect.set(window, "clearTimeout", (task?: { id: number }) => clear(task?.id ?? 0));
  },
  "NodeList.forEach of an old polyfill": () => {
    Reflect.set(NodeList.prototype, "forEach", Array.prototype.forEach);
  },
};
