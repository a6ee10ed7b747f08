/**
 * Runs `beforePaint` of islands' `early.ts`: changes that need neither a shopper nor the island's own chunk. They run once
 * the core has loaded and the page is parsed, and again after each visit.
 */

import type { Boot } from "../contracts/boot";
import { beforePaint } from "./generated/early";

export function runBeforePaint(boot: Boot): void {
  const run = () => correctPage(boot);
  void boot.runner.decided.then(run);
  document.addEventListener("wyspa:visit", run);
}

export function correctPage({ isEnabledByConfig, readPage }: Boot): void {
  for (const [island, correct] of beforePaint)
    try {
      if (isEnabledByConfig(island)) correct(readPage().view);
    } catch {
      // the theme's markup differs here, or storage is denied
    }
}
