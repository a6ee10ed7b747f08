import { vi } from "vitest";

/** Waits until a check throws no more, and gives what it returns. Patient: other tests may keep the machine busy. */
export const eventually = <Seen>(check: () => Seen | Promise<Seen>): Promise<Seen> =>
  vi.waitFor(check, { timeout: 30_000, interval: 10 });
