import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastValueWins } from "../../../islands/mini-basket/last-value-wins";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A sender whose requests take `takes` milliseconds. */
function sending(takes: number) {
  const sent: number[] = [];
  const settled = vi.fn();
  let running = 0;
  let most = 0;
  const sender = lastValueWins<number>(
    async (value) => {
      sent.push(value);
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, takes));
      running--;
    },
    settled,
    300,
  );
  return { sender, sent, settled, most: () => most };
}

describe("a sender of quick values", () => {
  it("sends only the last one, after a pause", async () => {
    const { sender, sent } = sending(50);
    for (const value of [2, 3, 4]) {
      sender.offer(value);
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([4]);
  });

  it("keeps new values until a pending request is answered", async () => {
    const { sender, sent, settled } = sending(1_000);
    sender.offer(4);
    await vi.advanceTimersByTimeAsync(300);
    sender.offer(5);
    sender.offer(6);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([4]);
    await vi.advanceTimersByTimeAsync(301);
    expect(sent).toEqual([4, 6]);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it("sends a waiting value at once on flush, and nothing twice", async () => {
    const { sender, sent } = sending(50);
    sender.flush();
    sender.offer(7);
    sender.flush();
    sender.flush();
    expect(sent).toEqual([7]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([7]);
  });

  it("always sends the last one, never two at a time, at any rhythm", async () => {
    const step = fc.record({
      value: fc.integer({ min: 1, max: 99 }),
      pause: fc.integer({ min: 0, max: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 1_500 }),
        async (steps, takes) => {
          const { sender, sent, settled, most } = sending(takes);
          for (const { value, pause } of steps) {
            sender.offer(value);
            await vi.advanceTimersByTimeAsync(pause);
          }
          await vi.advanceTimersByTimeAsync(10_000);
          expect(sent.at(-1)).toBe(steps.at(-1)?.value);
          expect(sent.length).toBeLessThanOrEqual(steps.length);
          expect(most()).toBe(1);
          expect(settled).toHaveBeenCalled();
        },
      ),
    );
  });
});

describe("a sender on a page that is left", () => {
  it("sends the waiting value at once, beside a pending one, and settles with the last answer", async () => {
    const { sender, sent, settled, most } = sending(1_000);
    sender.offer(4);
    await vi.advanceTimersByTimeAsync(300);
    sender.offer(5);
    sender.leave();
    sender.leave();
    expect(sent).toEqual([4, 5]);
    expect(most()).toBe(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([4, 5]);
  });
});
