import type { TakeErrors } from "../contracts/boot";

const MOST = 10;

/** @returns a function that stops listening and gives the collected events */
export function hearErrors(): TakeErrors {
  const heard: Event[] = [];
  const stop = new AbortController();
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, (event) => heard.length < MOST && heard.push(event), { signal: stop.signal });
  return () => {
    stop.abort();
    return heard;
  };
}
