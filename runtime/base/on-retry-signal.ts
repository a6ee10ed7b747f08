/**
 * Calls back when something that could not be fetched may be had, or is wanted: the network is back, or somebody presses.
 * Once; who fails again waits again.
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
