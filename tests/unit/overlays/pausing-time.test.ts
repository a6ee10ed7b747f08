import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pausable } from "../../../runtime/dom/pausable";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a paused timer continues with the remaining time, after any number of pauses", () => {
  const end = vi.fn();
  const timer = pausable(end);
  timer.start(1_000);
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(300);
    timer.pause();
    vi.advanceTimersByTime(60_000);
    timer.go();
    timer.go();
  }
  vi.advanceTimersByTime(99);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

it("a new start discards the old time, and a stop ends it", () => {
  const end = vi.fn();
  const timer = pausable(end);
  timer.start(100);
  timer.start(1_000);
  vi.advanceTimersByTime(500);
  expect(end).not.toHaveBeenCalled();
  timer.stop();
  vi.advanceTimersByTime(5_000);
  expect(end).not.toHaveBeenCalled();
});
