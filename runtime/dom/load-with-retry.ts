import { onRetrySignal } from "../base/on-retry-signal";

/**
 * Loads a module of an island, and retries after a failure when the network is back or the shopper uses the page.
 * Never settles once the signal is aborted.
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module> {
  for (;;) {
    try {
      const module = await load();
      return signal.aborted ? new Promise(() => {}) : module;
    } catch {
      await new Promise<void>((resolve) => onRetrySignal(() => signal.aborted || resolve()));
    }
  }
}
