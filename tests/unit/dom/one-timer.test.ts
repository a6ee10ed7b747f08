import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { oneTimer } from "../../../runtime/dom/one-timer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("one timer", () => {
  it("runs only the last task, after its own delay", () => {
    const ran: string[] = [];
    const timer = oneTimer(new AbortController().signal);
    timer.set(() => ran.push("first"), 100);
    vi.advanceTimersByTime(99);
    timer.set(() => ran.push("second"), 300);
    vi.advanceTimersByTime(299);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(["second"]);
  });

  it("runs no cleared task", () => {
    const task = vi.fn();
    const timer = oneTimer(new AbortController().signal);
    timer.set(task, 10);
    timer.clear();
    vi.advanceTimersByTime(10);
    expect(task).not.toHaveBeenCalled();
  });

  it("runs nothing once its signal is aborted, even a task that is set later", () => {
    const task = vi.fn();
    const life = new AbortController();
    const timer = oneTimer(life.signal);
    timer.set(task, 10);
    life.abort();
    timer.set(task, 10);
    vi.advanceTimersByTime(20);
    expect(task).not.toHaveBeenCalled();
  });
});
