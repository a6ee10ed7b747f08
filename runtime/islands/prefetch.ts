/**
 * Fetches what shoppers will probably need, at the lowest priority, once the page has loaded and is idle: the
 * chunks of islands that still wait (design §2). Nothing is run. Not with save-data, not on a slow connection.
 */
import type { Kernel } from "../kernel";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Support: `navigator.connection` in Chromium only; elsewhere the connection counts as good. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !!connection && (connection.saveData === true || /2g|3g/.test(connection.effectiveType ?? ""));
}

export function prefetchWaiting(kernel: Kernel): void {
  if (isSparing()) return;
  for (const instances of kernel.hosts.values())
    for (const { row, status } of instances.values()) {
      // What only its own check opens is wanted by nobody yet.
      if (status !== "waiting" || /^media not/.test(row.when) || kernel.defined.has(row.name)) continue;
      kernel.chunks.preload(row.name, "prefetch");
      if (row.transport) kernel.chunks.preload("transport", "prefetch");
    }
}
