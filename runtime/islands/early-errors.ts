import type { TakeErrors } from "../contracts/boot";

const MOST = 10;

/** @returns gives what was heard, and stops listening */
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
