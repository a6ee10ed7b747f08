/**
 * Determines when to decide whether Wyspa or the old bundle runs the page: at the page's `runApp()` call or at
 * DOMContentLoaded, whichever is first. If Wyspa starts after DOMContentLoaded, it decides at once.
 */
export interface ScriptDecision {
  /** The page called `runApp()`. */
  decide(): void;
  readonly decided: Promise<void>;
}

export function whenDecided(): ScriptDecision {
  let decide = () => {};
  const decided = new Promise<void>((resolve) => {
    decide = resolve;
  });
  // `readyState` is "interactive" both before and after DOMContentLoaded; the timing entry tells them apart.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) decide();
  document.addEventListener("DOMContentLoaded", decide);
  addEventListener("load", decide); // covers a start while DOMContentLoaded is being dispatched
  return { decide, decided };
}
