/**
 * Determines when to decide whether Wyspa or the old bundle runs the page: at the page's `runApp()` call or at
 * DOMContentLoaded, whichever is first. If Wyspa starts after DOMContentLoaded, it decides at once.
 */
export interface Decision {
  /** The page called `runApp()`. */
  now(): void;
  readonly made: Promise<void>;
}

export function whenDecided(): Decision {
  let now = () => {};
  const made = new Promise<void>((resolve) => {
    now = resolve;
  });
  // `readyState` is "interactive" both before and after DOMContentLoaded; the timing entry tells them apart.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) now();
  document.addEventListener("DOMContentLoaded", now);
  addEventListener("load", now); // covers a start while DOMContentLoaded is being dispatched
  return { now, made };
}
