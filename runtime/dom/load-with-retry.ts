import { onRetrySignal } from "../base/on-retry-signal";

/**
 * Has a part of an island, also where its file cannot be fetched now: asked for again when the network is back, and when
 * somebody turns to the page. Open for ever once the signal is aborted.
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  for (;;) {
    try {
      const had = await load();
      return signal.aborted ? new Promise(() => {}) : had;
    } catch {
      await new Promise<void>((resolve) => onRetrySignal(() => signal.aborted || resolve()));
    }
  }
}
