/**
 * What waits for no shopper and for no file of an island: their `at-once.ts`, done as soon as the core is there and the
 * page is parsed, and again when a visit has brought other parts of it.
 */

import type { Kernel } from "../contracts/boot";
import { atOnce } from "./generated/at-once";

export function actAtOnce({ isEnabledByConfig, runner, readPage }: Kernel): void {
  const act = () => {
    for (const [island, dress] of atOnce)
      try {
        if (isEnabledByConfig(island)) dress(readPage().view);
      } catch {
        // what the page has there is not what a theme has, or its storage is denied
      }
  };
  void runner.decided.then(act);
  document.addEventListener("wyspa:visit", act);
}
