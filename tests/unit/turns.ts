import { vi } from "vitest";

/**
 * Waits for several turns of the event loop, so that microtasks, messages, mutation observers and module loads finish.
 * Tests may fake `setTimeout`, but not `setImmediate`.
 */
export async function turns(count = 25): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the time, faked or real, and waits for the effects. */
export async function pass(ms: number): Promise<void> {
  await turns(); // pending work may still set a timer
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  else await new Promise((resolve) => setTimeout(resolve, ms));
  await turns();
}
