/** Time as a promise. Pure: whoever waits says for how long. */

/** Resolves after a while; never, once the signal is aborted. @param ms milliseconds; 0 = in a task of its own */
export const after = (ms: number, signal?: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });

/**
 * What some work comes to, or undefined where it takes longer; the work goes on then. Rejects where it fails in time.
 * @param ms milliseconds
 */
export const withDeadline = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> =>
  Promise.race([work, after(ms)]);
