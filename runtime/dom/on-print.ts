import { listening } from "./listening";

/** Calls back when the page is laid out for paper, also if that has begun: an island may start for the print itself. */
export function onPrint(then: () => void, signal: AbortSignal): void {
  const on = listening(signal);
  const paper = matchMedia("print");
  on(window, "beforeprint", then);
  on(paper, "change", () => paper.matches && then());
  if (paper.matches) then();
}
