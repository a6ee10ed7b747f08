/** Strategies that ship in the core chunk, not in the entry. */
import { protoGet } from "../../base/safe-dom";
import { PRINTED } from "../../dom/on-print";
import type { Strategy } from "./strategy";

/** Deadline in milliseconds for pages that are never idle. */
const IDLE_DEADLINE_MS = 2_000;
/** Distance from the viewport at which an island starts, so that it is ready when the shopper scrolls to it. */
const AHEAD = "200px";

/** Never starts by itself: only the island's own check (`mustOpen`) or its shell opens it. */
export const never: Strategy = () => {};

/** Starts when the browser is idle. Support: no `requestIdleCallback` in Safari before about 18.4. */
export const idle: Strategy = (_host, _option, start, signal) => {
  const begin = () => signal.aborted || start();
  if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: IDLE_DEADLINE_MS });
  else setTimeout(begin, 200);
};

/** Starts when a media query matches, now or later. */
export const media: Strategy = (_host, query, start, signal) => {
  const list = matchMedia(query);
  if (list.matches) start();
  else list.addEventListener("change", () => list.matches && start(), { signal });
};

const starts = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const due = starts.get(target);
    for (const start of due ?? []) {
      due?.delete(start);
      start();
    }
  }
}

/**
 * Starts when the host comes near the viewport, or is to be printed. One observer serves all hosts; without
 * `IntersectionObserver` islands start at once.
 */
export const visible: Strategy = (host, _option, start, signal) => {
  if (typeof IntersectionObserver !== "function") return start();
  observer ??= new IntersectionObserver(seen, { rootMargin: AHEAD });
  // The observer never reports an element without a box (`display: contents`, an empty span): observe its first child.
  const target = protoGet(host, "getClientRects").call(host).length
    ? host
    : (protoGet(host, "firstElementChild") ?? host);
  const waiting = starts.get(target) ?? new Set();
  starts.set(target, waiting.add(start));
  observer.observe(target);
  const print = () => {
    Reflect.set(window, PRINTED, true);
    if (waiting.delete(start)) start();
  };
  addEventListener("beforeprint", print, { signal });
  signal.addEventListener("abort", () => {
    waiting.delete(start);
    if (!waiting.size) observer?.unobserve(target);
  });
};

export const further: ReadonlyMap<string, Strategy> = new Map([
  ["idle", idle],
  ["visible", visible],
  ["media", media],
  ["never", never],
]);
