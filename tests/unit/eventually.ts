import { vi } from "vitest";

/**
 * Waits until a check no longer throws, and returns its result. The timeout is long, because other tests may keep the
 * machine busy.
 */
export const eventually = <Seen>(check: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });
