/**
 * Calls back once, when a failed fetch is worth a retry: the network is back, or the shopper presses a key or a
 * pointer. A caller that fails again must register again.
 */
export function onRetrySignal(task: () => unknown): void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["online", "pointerdown", "keydown"])
    addEventListener(
      type,
      () => {
        stop.abort();
        task();
      },
      { capture: true, signal },
    );
}
