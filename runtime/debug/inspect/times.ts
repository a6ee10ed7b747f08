/** Measures the time from an island's request to its mount, by performance marks and our events. */
import type { WyspaEvents } from "../../contracts/events";

export interface Times {
  /** The milliseconds of this host's island; for hosts from before the mode, those of the island's first host. */
  ofHost(name: string, host: Element): number | undefined;
}

/** The first mount of each island: its milliseconds since its first request. Pure. */
export function firstTimes(
  marks: readonly Pick<PerformanceEntry, "name" | "startTime">[],
): Map<string, number> {
  const requested = new Map<string, number>();
  const took = new Map<string, number>();
  for (const { name, startTime } of [...marks].sort((one, other) => one.startTime - other.startTime)) {
    const [, island = "", phase] = /^wyspa:(.+):(loading|ready)$/.exec(name) ?? [];
    if (phase === "loading" && !requested.has(island)) requested.set(island, startTime);
    const since = requested.get(island);
    if (phase === "ready" && since !== undefined && !took.has(island)) took.set(island, startTime - since);
  }
  return took;
}

function marksSoFar(): readonly PerformanceEntry[] {
  try {
    return performance.getEntriesByType("mark");
  } catch {
    return []; // a page may have replaced `performance`
  }
}

/** Follows the page's islands until the signal. */
export function followTimes(signal: AbortSignal): Times {
  const before = firstTimes(marksSoFar());
  const exact = new WeakMap<Element, Map<string, { from?: number; took?: number }>>();
  document.addEventListener(
    "wyspa:metric",
    (event) => {
      const { name, phase, at, host } = (event as CustomEvent<WyspaEvents["wyspa:metric"]>).detail;
      if (!host) return;
      const times = exact.get(host) ?? new Map();
      exact.set(host, times);
      const { from } = times.get(name) ?? {};
      if (phase === "loading") times.set(name, { from: at });
      else if (phase === "ready" && from !== undefined) times.set(name, { from, took: at - from });
    },
    { signal },
  );
  return {
    ofHost: (name, host) =>
      exact.get(host)?.has(name) ? exact.get(host)?.get(name)?.took : before.get(name),
  };
}
