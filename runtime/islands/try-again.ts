/** Islands whose files could not be had: the next touch asks for them again, and so does the end of an outage. */
import { isConnected, own } from "../ground/dom";
import type { Instance } from "./host-table";
import type { Kernel } from "./kernel";

/** Signs that the island is wanted. A pointer that only passes would ask for a file that is gone with every move. */
const SIGNS = ["pointerdown", "keydown", "click", "submit"];

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
  for (const sign of SIGNS)
    own(instance.host, "addEventListener").call(instance.host, sign, start, {
      capture: true,
      passive: true,
      signal,
    });
}
