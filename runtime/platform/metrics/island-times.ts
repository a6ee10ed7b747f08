/** Collects what happened to each island, from the marks in the page's performance timeline. */
import { dropPersonal } from "../describe-fault";

/** Milliseconds since the page's start, by phase: when each happened first on this page. */
export interface IslandTimes {
  readonly island: string;
  [phase: string]: string | number;
}

/** A chunk that could not be loaded or run. */
export interface LostChunk {
  readonly lost: string;
  readonly at: number;
}

export interface TimesCollector {
  /** The islands with news since the last call, and the chunks lost since then. */
  take(): readonly (IslandTimes | LostChunk)[];
  clear(): void;
}

export function islandTimes(): TimesCollector {
  /** Every island's times so far: a later beacon repeats them, so that it can be read alone. */
  const times = new Map<string, IslandTimes>();
  const news = new Set<IslandTimes | LostChunk>();

  /** A prerendered page begins, for its shopper, when it is shown. */
  const [navigation = {}] = performance.getEntriesByType?.("navigation") ?? [];
  const shownAt = Number(Reflect.get(navigation, "activationStart")) || 0;

  const add = ({ name, startTime }: PerformanceEntry) => {
    const [, of = "", phase = ""] = /^wyspa:(.+):(\w+)$/.exec(name) ?? [];
    if (!of) return;
    const at = Math.max(0, Math.round(startTime - shownAt));
    if (phase === "lost") {
      news.add({ lost: dropPersonal(of), at });
      return;
    }
    const island = times.get(of) ?? { island: dropPersonal(of) };
    times.set(of, island);
    if (phase in island) return;
    island[phase] = at;
    news.add(island);
  };
  const observer = observe((entries) => entries.forEach(add));

  return {
    take() {
      observer?.takeRecords().forEach(add);
      const taken = [...news];
      news.clear();
      return taken;
    },
    clear() {
      observer?.takeRecords();
      times.clear();
      news.clear();
    },
  };
}

/** Also receives the marks from before the call. `null` where the page has removed the observer. */
function observe(receive: (entries: readonly PerformanceEntry[]) => void): PerformanceObserver | null {
  try {
    const observer = new PerformanceObserver((list) => receive(list.getEntries()));
    observer.observe({ type: "mark", buffered: true });
    return observer;
  } catch {
    return null;
  }
}
