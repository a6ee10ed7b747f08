import { protoGet } from "../../base/safe-dom";
import type { Strategy } from "./strategy";

/** Distance from the viewport at which an island starts, so that it is ready when the shopper scrolls to it. */
const AHEAD = "200px";

const starts = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function seen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    for (const start of starts.get(target) ?? []) start();
  }
}

/**
 * Starts when the host comes near the viewport. One observer serves all hosts; without `IntersectionObserver` islands
 * start at once.
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
  signal.addEventListener("abort", () => {
    waiting.delete(start);
    if (!waiting.size) observer?.unobserve(target);
  });
};
