import type { Strategy } from "./strategy";

/** Deadline in milliseconds for pages that are never idle. */
const IDLE_DEADLINE_MS = 2_000;

/** Starts when the browser is idle. Support: no `requestIdleCallback` in Safari before about 18.4. */
export const idle: Strategy = (_host, _option, start, signal) => {
  const begin = () => signal.aborted || start();
  if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: IDLE_DEADLINE_MS });
  else setTimeout(begin, 200);
};
