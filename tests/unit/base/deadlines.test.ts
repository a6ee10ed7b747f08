import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { after as later, withDeadline } from "../../../runtime/base/deadline";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const never = () => new Promise<string>(() => {});

describe("a timeout", () => {
  it("fires after its time and not sooner", async () => {
    const done = vi.fn();
    void later(100).then(done);
    await vi.advanceTimersByTimeAsync(99);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(undefined);
  });
  it("never fires once the signal is aborted, and leaves no timer behind", async () => {
    const done = vi.fn();
    const life = new AbortController();
    void later(100, life.signal).then(done);
    life.abort();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(done).not.toHaveBeenCalled();
  });
});

describe("work with a deadline", () => {
  it("returns its value when it is in time", async () => {
    expect(await withDeadline(Promise.resolve("v"), 100)).toBe("v");
  });
  it("returns nothing when it is late", async () => {
    const late = withDeadline(never(), 100);
    await vi.advanceTimersByTimeAsync(100);
    expect(await late).toBe(undefined);
  });
  it("rejects when it fails in time", async () => {
    await expect(withDeadline(Promise.reject(new Error("no")), 100)).rejects.toThrow("no");
  });
  it.each([
    ["succeeded", () => Promise.resolve("v")],
    ["failed", () => Promise.reject(new Error("no"))],
  ])("leaves no timer behind once it has %s", async (_how, work) => {
    await withDeadline<unknown>(work(), 100).catch(() => {});
    expect(vi.getTimerCount()).toBe(0);
  });
});
