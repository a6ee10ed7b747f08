import type { Strategy } from "./strategy";

/** A page that never rests still gets its islands after this long. */
const PATIENCE_MS = 2_000;

/** When the browser has nothing better to do. Support: no `requestIdleCallback` in Safari before 18.4 or so. */
export const idle: Strategy = (_host, _option, start, signal) => {
  const begin = () => signal.aborted || start();
  if (typeof requestIdleCallback === "function") requestIdleCallback(begin, { timeout: PATIENCE_MS });
  else setTimeout(begin, 200);
};
