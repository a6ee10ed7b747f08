/**
 * Prefetches chunks that shoppers will probably need, without running them, once the page has loaded and is idle. It
 * skips save-data and slow connections, and keeps to the page's limit of files before the first touch.
 */
import { isSparing } from "../base/is-sparing";
import type { Boot } from "../contracts/boot";
import { prefetchViews } from "./generated/prefetch-views";

/** Limit of our files that a page fetches before the first touch. */
const MOST_FILES = 8;

export function prefetchWaiting({ hosts, loader, store }: Boot): void {
  if (isSparing(/2g|3g/)) return;
  const { view } = store.getState().page;
  const waiting = new Set(
    [...hosts.values()].flatMap((instances) =>
      [...instances.values()].flatMap(({ row, status }) => (status === "waiting" ? row.name : [])),
    ),
  );
  for (const [key, island, views] of prefetchViews) {
    if (!views.includes(`${view}`) || !waiting.has(island)) continue;
    // The old names are counted in advance: a snippet's script may need them after the prefetch.
    const all = new Set([
      ...loader.requestedFiles(),
      ...loader.files("legacy-globals"),
      ...loader.files(key),
    ]);
    if (all.size < MOST_FILES) loader.preload(key, "prefetch"); // the entry is the eighth
  }
}
