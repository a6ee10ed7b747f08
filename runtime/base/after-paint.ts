/** A hidden tab paints nothing, so nothing waits longer than this for a paint. */
const AT_MOST_MS = 100;

/** Resolves in a task of its own once the browser has painted what changed so far. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, AT_MOST_MS);
    try {
      // The frame's callbacks run before it is painted; the next task runs afterwards.
      requestAnimationFrame(() => {
        clearTimeout(late);
        setTimeout(resolve);
      });
    } catch {
      // Another script has broken it: the timer goes on.
    }
  });
