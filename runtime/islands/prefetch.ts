/**
 * Fetches what shoppers will probably need, at the lowest priority, once the page has loaded and is idle. Nothing is run.
 * Not with save-data, not on a slow connection, and before the first touch never more than a page may cost.
 */
import { isSparing } from "../base/is-sparing";
import type { Kernel } from "../contracts/boot";
import { ahead } from "./generated/ahead";

/** Files of ours that a page asks for before anybody touches it. */
const MOST_FILES = 8;

export function prefetchWaiting({ hosts, loader, store }: Kernel): void {
  if (isSparing(/2g|3g/)) return;
  const { view } = store.getState().page;
  const waiting = new Set(
    [...hosts.values()].flatMap((instances) =>
      [...instances.values()].flatMap(({ row, status }) => (status === "waiting" ? row.name : [])),
    ),
  );
  for (const [name, views] of ahead) {
    if (!views.includes(view) || !waiting.has(name)) continue;
    const all = new Set([...loader.asked(), ...loader.files(name)]);
    if (all.size < MOST_FILES) loader.preload(name, "prefetch"); // the entry is a file, too
  }
}
