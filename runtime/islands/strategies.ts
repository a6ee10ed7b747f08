/** Decides when an island starts. The entry has the strategies that must not wait for the core, the core has the others. */
import { attr, contains, matches, protoGet } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import type { Instance, Strategies, Strategy, When } from "../contracts/hosts";
import { PRINTED } from "../dom/on-print";

const KNOWN = /^\s*(load|interaction|idle|visible|media|never)\b\s*(.*)$/s;

/**
 * Splits `data-island-when` into the strategy's name and its option.
 * @param when e.g. `visible` or `media (min-width: 757px)`
 * @param otherwise the island's default, when `when` is not a known strategy; the last fallback is `load`
 */
export function readWhen(when: string, otherwise: string): When {
  const [, name = "load", option = ""] = KNOWN.exec(when) ?? KNOWN.exec(otherwise) ?? [];
  return { name, option };
}

/** The strategy of an island on its host: by the host's attribute, the preset's row, or the island's descriptor. */
export function strategyOf({ host, row }: Pick<Instance, "host" | "row">): When {
  const ofRow = row.preset?.find(({ when, selector }) => when && matches(host, selector))?.when;
  return readWhen(attr(host, "data-island-when") ?? ofRow ?? row.when, row.when);
}

/** Starts the strategy of an island, if it is among these. */
export function startStrategy(boot: Pick<Boot, "activate">, instance: Instance, among: Strategies): void {
  const { host, when, stop } = instance;
  among[when.name]?.(host, when.option, () => void boot.activate(instance), stop.signal);
}

/** Starts at once, during the scan. */
export const load: Strategy = (_host, _option, start) => start();

/**
 * The first signs of the shopper's intent: pointer over the host, touch, focus. Autofill by browsers and password
 * managers dispatches only `change`.
 */
const SIGNS = "pointerover pointerdown touchstart focusin keydown click input change submit";

const awaitingIntent = new Map<Element, Set<() => void>>();
let listening = false;

function onSign({ target }: Event): void {
  for (
    let element = target instanceof Element ? target : null;
    element;
    element = protoGet(element, "parentElement")
  )
    for (const start of awaitingIntent.get(element) ?? []) start();
}

/**
 * Starts on the first sign of intent; `interaction or scroll` also starts on the first scroll of the page. One set of
 * document listeners serves all hosts.
 */
export const interaction: Strategy = (host, option, start, signal) => {
  if (option === "or scroll") addEventListener("scroll", start, { once: true, passive: true, signal });
  if (!listening) {
    listening = true;
    for (const type of SIGNS.split(" "))
      document.addEventListener(type, onSign, { capture: true, passive: true });
  }
  const waiting = awaitingIntent.get(host) ?? new Set();
  awaitingIntent.set(host, waiting.add(start));
  signal.addEventListener("abort", () => {
    waiting.delete(start);
    if (!waiting.size) awaitingIntent.delete(host);
  });
  if (contains(host, document.activeElement) && document.activeElement !== document.body) start();
};

/** The strategies in the entry. */
export const early: Strategies = { load, interaction };

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

const awaitingSight = new WeakMap<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    const waiting = awaitingSight.get(target);
    for (const start of waiting ?? []) {
      waiting?.delete(start);
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
  observer ??= new IntersectionObserver(onSight, { rootMargin: AHEAD });
  // The observer never reports an element without a box (`display: contents`, an empty span): observe its first child.
  const target = protoGet(host, "getClientRects").call(host).length
    ? host
    : (protoGet(host, "firstElementChild") ?? host);
  const waiting = awaitingSight.get(target) ?? new Set();
  awaitingSight.set(target, waiting.add(start));
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

/** The strategies in the core. */
export const further: Strategies = { idle, visible, media, never };
