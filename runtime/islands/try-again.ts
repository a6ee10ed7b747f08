/** Islands whose files could not be had: the next touch asks for them again, and so does the end of an outage. */
import { isConnected, protoGet } from "../base/safe-dom";
import type { Kernel } from "../contracts/boot";
import type { Instance } from "../contracts/hosts";

/** Signs that the island is wanted. */
const PRESSES = ["pointerdown", "keydown", "click", "submit"];
/** Signs that it may be: they count after a while, or a pointer that passes would ask for a missing file with every move. */
const INTEREST = ["pointerover", "focusin", "wheel", "touchmove"];
const WHILE_MS = 3_000;

export function tryAgainLater(kernel: Kernel, instance: Instance): void {
  const stop = new AbortController();
  const { signal } = stop;
  const start = () => {
    stop.abort();
    if (isConnected(instance.host)) void kernel.activate(instance);
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
