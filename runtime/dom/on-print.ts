import { listening } from "./listening";

/** Set on `window` once the page is to be printed: an island that starts for the print is ready only after it. */
export const PRINTED = Symbol.for("wyspa.printed");

/** Calls back when the page is laid out for paper, also if that has begun: an island may start for the print itself. */
export function onPrint(then: () => void, signal: AbortSignal): void {
  const on = listening(signal);
  const paper = matchMedia("print");
  on(window, "beforeprint", then);
  on(paper, "change", () => paper.matches && then());
  // The next attempt, or a preview that waits, has the pictures then.
  if (paper.matches || Reflect.get(window, PRINTED)) then();
}

/** Calls back before the page is laid out for paper, and when that is over. */
export function onPaper(follow: (isPaper: boolean) => void, signal: AbortSignal): void {
  const on = listening(signal);
  on(window, "beforeprint", () => follow(true));
  on(window, "afterprint", () => follow(false));
}
