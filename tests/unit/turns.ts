import { vi } from "vitest";

/**
 * Lets the browser's own turns pass, also where a test has replaced `setTimeout`: microtasks, messages, mutation
 * observers and module loads come to rest.
 */
export async function turns(count = 25): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass, the page's or a test's own, and whatever comes of it. */
export async function pass(ms: number): Promise<void> {
  await turns(); // what has happened so far may set a timer first
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  else await new Promise((resolve) => setTimeout(resolve, ms));
  await turns();
}
