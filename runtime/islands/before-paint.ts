/**
 * What waits for no shopper and for no file of an island: `beforePaint` of their `early.ts`, done as soon as the core is there and the
 * page is parsed, and again when a visit has brought other parts of it.
 */

import type { Kernel } from "../contracts/boot";
import { beforePaint } from "./generated/early";

export function runBeforePaint({ isEnabledByConfig, runner, readPage }: Kernel): void {
  const act = () => {
    for (const [island, correct] of beforePaint)
      try {
        if (isEnabledByConfig(island)) correct(readPage().view);
      } catch {
        // what the page has there is not what a theme has, or its storage is denied
      }
  };
  void runner.decided.then(act);
  document.addEventListener("wyspa:visit", act);
}
