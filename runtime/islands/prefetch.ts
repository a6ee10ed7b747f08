/**
 * Prefetches chunks that shoppers will probably need, without running them, once the page has loaded and is idle. It
 * skips save-data and slow connections, and keeps to the page's limit of files before the first touch. A prefetched
 * React runs in an idle moment after the shopper's first input, because running it takes long on phones.
 */
import { afterPaint } from "../base/after-paint";
import { isSparing } from "../base/is-sparing";
import { whenIdle } from "../base/when-idle";
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
  for (const [name, views] of prefetchViews) {
    if (!views.includes(view) || !waiting.has(name)) continue;
    const all = new Set([...loader.requestedFiles(), ...loader.files(name)]);
    if (all.size < MOST_FILES) loader.preload(name, "prefetch"); // the entry is the eighth
  }
  const [react = ""] = loader.files("react");
  if (loader.requestedFiles().has(react)) runAfterInput(() => loader.load("react").catch(() => {}));
}

function runAfterInput(task: () => unknown): void {
  const stop = new AbortController();
  const begin = async () => {
    stop.abort();
    await afterPaint();
    whenIdle(task);
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, begin, { capture: true, passive: true, signal: stop.signal });
}
