/**
 * The moment at which it is decided who carries the page: the first of the page's own `runApp()` and
 * DOMContentLoaded (design §2 beside the old script). A script that comes later than both decides at once.
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
  // `readyState` is "interactive" both before and after DOMContentLoaded; the timing tells them apart.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (document.readyState === "complete" || navigation?.domContentLoadedEventEnd) now();
  document.addEventListener("DOMContentLoaded", now);
  addEventListener("load", now); // for the moment between the two
  return { now, made };
}
