/** Retries islands whose files could not be loaded: on the next touch, and when the network is back. */
import { isConnected, protoGet } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";

/** Signs that the shopper wants the island now. */
const PRESSES = ["pointerdown", "keydown", "click", "submit"];
/** Signs of possible interest. They count only after a delay, or each pointer move would request a missing file. */
const INTEREST = ["pointerover", "focusin", "wheel", "touchmove"];
const WHILE_MS = 3_000;

export function tryAgainLater(boot: Boot, instance: Instance): void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    stop.abort();
    if (isConnected(instance.host)) void boot.activate(instance);
  };
  instance.stop = stop;
  instance.done = undefined;
  addEventListener("online", start, { signal });
  const startOn = (signs: readonly string[]) => {
    for (const sign of signs)
      protoGet(instance.host, "addEventListener").call(instance.host, sign, start, {
        capture: true,
        passive: true,
        signal,
      });
  };
  startOn(PRESSES);
  setTimeout(startOn, WHILE_MS, INTEREST);
}
