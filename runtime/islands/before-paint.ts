/**
 * Runs `beforePaint` of islands' `early.ts`: changes that need neither a shopper nor the island's own chunk. They run once
 * the core has loaded and the page is parsed, and again after each visit.
 */

import type { Boot } from "../contracts/boot";
import { beforePaint } from "./generated/early";

export function runBeforePaint({ isEnabledByConfig, runner, readPage }: Boot): void {
  const run = () => {
    for (const [island, correct] of beforePaint)
      try {
        if (isEnabledByConfig(island)) correct(readPage().view);
      } catch {
        // the theme's markup differs here, or storage is denied
      }
  };
  void runner.decided.then(run);
  document.addEventListener("wyspa:visit", run);
}
