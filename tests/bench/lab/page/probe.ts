/**
 * Runs in every page of the bench before its own scripts: counts mounted islands and records performance entries. It
 * records only the requested entries, never polls, and adds no unused listener, so that it does not distort the
 * measurement.
 */

export interface Shift {
  readonly at: number;
  readonly value: number;
  /** The moved elements, for the report. */
  readonly moved: readonly string[];
}

export interface Interaction {
  readonly type: string;
  readonly start: number;
  /** Milliseconds from the event to the next paint, in steps of 8 ms (Event Timing). */
  readonly duration: number;
}

export interface Bench {
  /** Each island calls it once it is mounted. */
  mounted(): void;
  /** Milliseconds since navigation until the last of the `<html data-hosts>` islands was mounted. */
  readonly all: Promise<number>;
  readonly shifts: Shift[];
  readonly interactions: Interaction[];
  /** Milliseconds since navigation until the largest content was painted. */
  lcp: number;
  /** Milliseconds since navigation until an element's text differs from its first text. */
  text(selector: string): Promise<number>;
  /**
   * Milliseconds from the next event of a type to the paint after it. With `within`, to the paint after the next change
   * inside that element; with `wanted`, the change must add that element.
   */
  painted(type: string, within?: string, wanted?: string): Promise<number>;
}

/** Types of performance entries that the browser can report. */
export type Told = "layout-shift" | "largest-contentful-paint" | "event";

declare global {
  interface Window {
    bench: Bench;
    benchAsks?: readonly Told[];
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const elementOf = (node: Node | null) => (node instanceof Element ? node : (node?.parentElement ?? null));
const nameOf = (element: Element) => `${element.localName}${element.id && `#${element.id}`}`;

function observe<Entry extends PerformanceEntry>(
  type: Told,
  see: (entry: Entry) => void,
  options: object = {},
): void {
  if (!window.benchAsks?.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) see(entry as Entry);
  }).observe({ type, buffered: true, ...options });
}

let allStand: (at: number) => void;
let count = 0;
let wanted = 0;

const bench: Bench = {
  mounted() {
    wanted ||= Number(document.documentElement.dataset.hosts);
    if (++count === wanted) allStand(performance.now());
  },
  all: new Promise((resolve) => {
    allStand = resolve;
  }),
  shifts: [],
  interactions: [],
  lcp: 0,
  text: (selector) =>
    new Promise((resolve) => {
      const isFilled = () => document.querySelector(selector)?.textContent?.trim();
      const look = () => {
        if (!isFilled()) return;
        watcher.disconnect();
        resolve(performance.now());
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
      look();
    }),
  painted: (type, within, wanted) =>
    new Promise((resolve) => {
      const see = ({ timeStamp }: Event) => {
        const end = () => afterPaint(() => resolve(performance.now() - timeStamp));
        const element = within && document.querySelector(within);
        if (element) afterChange(element, wanted, end);
        else end();
      };
      addEventListener(type, see, { capture: true, once: true });
    }),
};

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(0);
  });
}

function afterChange(element: Element, wanted: string | undefined, then: () => void): void {
  const watcher = new MutationObserver(() => {
    if (wanted && !document.querySelector(wanted)) return;
    watcher.disconnect();
    then();
  });
  watcher.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
}

window.bench = bench;

observe<ShiftEntry>("layout-shift", ({ startTime: at, value, hadRecentInput, sources }) => {
  if (hadRecentInput) return;
  const elements = sources.flatMap(({ node }) => elementOf(node) ?? []);
  bench.shifts.push({ at, value, moved: elements.map(nameOf) });
});
observe("largest-contentful-paint", ({ startTime }) => {
  bench.lcp = startTime;
});
observe(
  "event",
  ({ name: type, startTime: start, duration }) => bench.interactions.push({ type, start, duration }),
  { durationThreshold: 16 },
);
