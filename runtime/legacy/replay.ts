/** Repeats recorded operations on the real value once it has loaded, and forwards later operations to it. */

import { showPageError } from "../base/console";
import type { RecordedCall, Recording } from "../contracts/legacy";
import { memberOf, noopStub, softly } from "./absent";
import { record } from "./recorder";

type Anything = Record<PropertyKey, unknown> & ((...args: unknown[]) => unknown);

const isThing = (real: unknown): real is Anything =>
  (typeof real === "object" && real !== null) || typeof real === "function";

function perform(real: unknown, deed: RecordedCall, args: readonly unknown[], name: string): unknown {
  const [first, second] = args;
  if (deed === "construct") return construct(real as Anything, first as unknown[], second);
  if (deed === "apply") return Reflect.apply(real as Anything, undefined, second as unknown[]);
  if (deed === "set") return Reflect.set(real as Anything, first as string, second);
  if (deed === "defineProperty")
    return Reflect.defineProperty(real as Anything, first as string, second as object);
  // A caller that awaits a non-promise continues, as with any value.
  if (first === "then" && !(isThing(real) && typeof real.then === "function")) {
    const settled = Promise.resolve(
      isThing(real) && typeof real === "object" ? { ...(real as object) } : real,
    );
    return settled.then.bind(settled);
  }
  if (!isThing(real)) return (real as Anything | undefined)?.[first as string];
  const value = memberOf(real, first as string, name);
  return typeof value === "function" && !isClass(value) ? value.bind(real) : value;
}

/** @param made `new.target`: the stand-in, or a page's class that extends it and extends the real class from now on */
function construct(real: Anything, args: readonly unknown[], made: unknown): unknown {
  if (!isExtending(made)) return Reflect.construct(real, args);
  let lowest = made;
  for (let next = lowest; isExtending(next); next = Object.getPrototypeOf(next)) lowest = next;
  if (Object.getPrototypeOf(lowest) !== real) {
    Object.setPrototypeOf(lowest, real);
    Object.setPrototypeOf(lowest.prototype as object, real.prototype as object);
  }
  return Reflect.construct(real, args, made);
}

/** Whether it is a class that extends another; stand-ins and functions extend no class. */
const isExtending = (made: unknown): made is Anything =>
  typeof made === "function" && Object.getPrototypeOf(made) !== Function.prototype;

const isClass = (value: unknown) => /^class\b/.test(Function.prototype.toString.call(value));

/** @param name the real value's name, for warnings about missing members */
export function replay(recording: Recording, real: unknown, name = "app_shop"): void {
  recording.play = (deed, args) => perform(real, deed, args, name);
  for (const [deed, args, outcome] of recording.splice(0))
    try {
      replay(outcome, perform(real, deed, args, name), deed === "get" ? `${name}.${String(args[0])}` : name);
    } catch (error) {
      showPageError(error); // the other calls continue
    }
}

export interface Late {
  /** What the page calls, with `new` or without. */
  readonly value: (...args: unknown[]) => unknown;
  /** Loads the code now. Resolves when the value is real or has failed to load. */
  ready(): Promise<void>;
}

/**
 * A class or function that loads on first use, and works synchronously from then on. If loading fails, calls return a
 * no-op stub, and the next use retries.
 * @param givesInstances whether calls return instances, whose missing methods must not throw
 * @param due when a use may wait: resolves when its code is wanted; `undefined` for now
 */
export function lazily(
  name: string,
  load: () => Promise<unknown>,
  givesInstances = true,
  due: (args: readonly unknown[]) => Promise<unknown> | undefined = () => undefined,
): Late {
  let real: ((...args: unknown[]) => unknown) | undefined;
  let isGivenUp = false;
  const ready = () =>
    load().then(
      (loaded) => {
        real = loaded as typeof real;
        // Pages extend the lazy class; their classes inherit the real prototype.
        if (isClass(loaded)) Object.setPrototypeOf(value.prototype, (loaded as Anything).prototype as object);
      },
      () => {
        isGivenUp = true;
      },
    );
  const make = (args: unknown[], extending?: unknown) => {
    if (!real) return noopStub();
    if (isExtending(extending)) return Reflect.construct(real, args, extending);
    const made = isClass(real) ? Reflect.construct(real, args) : real(...args);
    return givesInstances && isThing(made) ? softly(made, name) : made;
  };
  function value(...args: unknown[]): unknown {
    const extending = new.target;
    if (real) return make(args, extending);
    const isComing = due(args)?.then(ready) ?? ready();
    if (isGivenUp) return make(args);
    const recording: Recording = [];
    void isComing.then(() => {
      try {
        replay(recording, make(args, extending), name);
      } catch (error) {
        showPageError(error);
      }
    });
    return record(recording);
  }
  return { value, ready };
}
