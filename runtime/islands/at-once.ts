/**
 * Runs each island's `at-once.ts`: changes that need neither a shopper nor the island's own chunk. They run once the
 * core has loaded and the page is parsed, and again after each visit.
 */

import type { Kernel } from "../contracts/boot";
import { atOnce } from "./generated/at-once";

export function actAtOnce({ isEnabledByConfig, runner, readPage }: Kernel): void {
  const act = () => {
    for (const [island, dress] of atOnce)
      try {
        if (isEnabledByConfig(island)) dress(readPage().view);
      } catch {
        // the theme's markup differs here, or storage is denied
      }
  };
  void runner.decided.then(act);
  document.addEventListener("wyspa:visit", act);
}
