/** Timeouts as promises. */

/**
 * Resolves after `ms` milliseconds; never resolves once the signal is aborted.
 * @param ms 0 resolves in a new task
 */
export const after = (ms: number, signal?: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });

/**
 * Resolves to the result of `work`, or to `undefined` after the deadline; `work` itself continues. Rejects when `work`
 * rejects in time.
 * @param ms milliseconds
 */
export const withDeadline = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> =>
  Promise.race([work, after(ms)]);
