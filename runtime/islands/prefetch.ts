/**
 * Prefetches chunks that shoppers will probably need, without running them, once the page has loaded and is idle. It
 * skips save-data and slow connections, and keeps to the page's limit of files before the first touch.
 */
import { isSparing } from "../base/is-sparing";
import { query } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import { prefetchViews } from "./generated/prefetch-views";

/** Limit of our files that a page fetches before the first touch. */
const MAX_FILES = 8;

/** Whether a control says so: that of an empty basket does not. */
const opensDialog = (host: Element) => !!query(host, "[aria-haspopup=dialog]");

export function prefetchWaiting({ hosts, loader, store }: Boot): void {
  if (isSparing(/2g|3g/)) return;
  const { view } = store.getState().page;
  const waiting = new Map<string, Element>();
  for (const [host, instances] of hosts)
    for (const { row, status } of instances.values()) if (status === "waiting") waiting.set(row.name, host);
  for (const { key, island, views } of prefetchViews) {
    const host = waiting.get(island);
    if (!host || !views.includes(`${view}`) || (key === "dialog" && !opensDialog(host))) continue;
    // The old names are counted in advance: a snippet's script may need them after the prefetch.
    const all = new Set([
      ...loader.requestedFiles(),
      ...loader.files("legacy-globals"),
      ...loader.files(key),
    ]);
    if (all.size < MAX_FILES) loader.preload(key, "prefetch"); // the entry is the eighth
  }
}
