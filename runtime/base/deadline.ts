/** Deadlines: as promises, and as signals for what can be aborted. */

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
export const withDeadline = <Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> => {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  return Promise.race([work, after(ms, over.signal)]);
};

export interface Deadline {
  /** Aborts at the deadline, with the caller's signal, or by `abort`. */
  readonly signal: AbortSignal;
  /** Whether the deadline was the cause. */
  isLate(): boolean;
  abort(): void;
  /** The work has ended: the deadline no longer runs. */
  clear(): void;
}

/**
 * A signal for one request or ceremony.
 * @param ms milliseconds
 * @param outer aborts it early; may be aborted already
 */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isLate = !controller.signal.aborted;
    abort();
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    isLate: () => isLate,
    abort,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", abort);
    },
  };
}
