import { whenIdle } from "../base/when-idle";
import type { App } from "../contracts/app";
import { mayLoadAhead } from "./may-load-ahead";

/**
 * Fetches the chunk with the speculation rules once the shopper touches the page, so that an untouched page costs
 * nothing. It waits until the browser is idle, because the touch itself is answered first.
 */
export function speculateOnIntent(app: Pick<App, "boot" | "openGate">): void {
  const { boot } = app;
  if (!HTMLScriptElement.supports?.("speculationrules") || !boot.runner.isOurs()) return;
  if (!mayLoadAhead(boot.store.getState().shop.visits.ahead)) return;
  const stop = new AbortController();
  const load = () =>
    boot.loader
      .load("speculation")
      .then(({ speculate }) => speculate(app))
      .catch(() => speculateOnIntent(app)); // the next sign of intent tries again
  const start = () => {
    stop.abort();
    whenIdle(load);
  };
  // Neither `focusin` nor `pointerover`: a dialog that opens by itself moves the focus, and may open under the pointer.
  for (const sign of ["pointermove", "touchstart", "keydown"])
    addEventListener(sign, start, { capture: true, passive: true, signal: stop.signal });
}
