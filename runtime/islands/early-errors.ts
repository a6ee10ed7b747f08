import type { TakeErrors } from "../contracts/boot";

const MOST = 10;

/** @returns a function that stops listening and gives the collected events */
export function collectEarlyErrors(): TakeErrors {
  const events: Event[] = [];
  const stop = new AbortController();
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, (event) => events.length < MOST && events.push(event), { signal: stop.signal });
  return () => {
    stop.abort();
    return events;
  };
}
