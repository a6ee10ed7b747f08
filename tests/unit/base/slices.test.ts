// @vitest-environment page
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs } from "../runs";

const SLICE_MS = 5;

/** A page where time passes only when the test allows it, one turn at a time. */
async function page() {
  let now = 0;
  const turns: (() => void)[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("scheduler", undefined);
  vi.stubGlobal(
    "MessageChannel",
    class {
      port1 = { onmessage: () => {}, close: () => {} };
      port2 = { postMessage: () => turns.push(() => this.port1.onmessage()) };
    },
  );
  vi.resetModules();
  const { inSlices } = await import("../../../runtime/base/slices");
  /** Milliseconds of work per turn. */
  const worked: number[] = [];
  return {
    inSlices,
    pass: (ms: number) => {
      now += ms;
    },
    worked,
    waiting: () => turns.length,
    runTurns() {
      for (let go = turns.shift(); go; go = turns.shift()) {
        const before = now;
        go();
        worked.push(now - before);
        now += 16; // the browser's own work
      }
    },
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("work in slices", () => {
  it("never starts in the same turn as its request", async () => {
    const { inSlices, runTurns, waiting } = await page();
    const task = vi.fn();
    inSlices(task);
    expect(task).not.toHaveBeenCalled();
    expect(waiting()).toBe(1);
    runTurns();
    expect(task).toHaveBeenCalledOnce();
  });

  it("finishes in one turn when it is short", async () => {
    const { inSlices, runTurns, worked, pass } = await page();
    for (let i = 0; i < 4; i++) inSlices(() => pass(1));
    runTurns();
    expect(worked).toEqual([4]);
  });

  it("yields to the browser after 5 ms, so that a slice never takes 8 ms", async () => {
    const { inSlices, runTurns, worked, pass } = await page();
    for (let i = 0; i < 5_000; i++) inSlices(() => pass(0.5));
    runTurns();
    expect(Math.max(...worked)).toBe(SLICE_MS);
    expect(worked).toHaveLength(Math.ceil((5_000 * 0.5) / SLICE_MS));
  });

  it("finishes in order and completely, with at most 8 ms and one task in a turn", async () => {
    const costs = fc.array(fc.double({ min: 0, max: 12, noNaN: true }), { maxLength: 60 });
    const { inSlices, runTurns, worked, pass } = await page();
    fc.assert(
      fc.property(costs, costs, (first, later) => {
        worked.length = 0;
        const done: number[] = [];
        const add = (cost: number, index: number, then?: () => void) =>
          inSlices(() => {
            done.push(index);
            pass(cost);
            then?.();
          });
        const more = () => {
          for (const [index, cost] of later.entries()) add(cost, first.length + index);
        };
        for (const [index, cost] of first.entries()) add(cost, index, index === 0 ? more : undefined);
        runTurns();
        const all = first.length ? [...first, ...later] : [];
        expect(done).toEqual(all.map((_, index) => index));
        expect(worked.reduce((sum, ms) => sum + ms, 0)).toBeCloseTo(
          all.reduce((sum, cost) => sum + cost, 0),
          3,
        );
        const dearest = Math.max(0, ...all);
        for (const ms of worked) expect(ms).toBeLessThanOrEqual(SLICE_MS + dearest + 1e-6);
      }),
      runs(0.25),
    );
  });

  it("continues after a failed task, and the page's own listeners receive the error", async () => {
    const { inSlices, runTurns } = await page();
    const done: string[] = [];
    inSlices(() => done.push("before"));
    inSlices(() => {
      throw new Error("the task's own");
    });
    inSlices(() => done.push("after"));
    runTurns();
    expect(done).toEqual(["before", "after"]);
    expect(() => vi.runAllTimers()).toThrow("the task's own");
  });

  it("starts again after it was idle", async () => {
    const { inSlices, runTurns, worked, pass } = await page();
    inSlices(() => pass(1));
    runTurns();
    inSlices(() => pass(2));
    runTurns();
    expect(worked).toEqual([1, 2]);
  });

  it.each([
    ["the browser's own scheduler", { yield: async () => {} }],
    ["messages, if the browser has none", undefined],
  ])("schedules its turns by %s", async (_, scheduler) => {
    vi.useRealTimers();
    vi.stubGlobal("scheduler", scheduler);
    vi.resetModules();
    const { inSlices } = await import("../../../runtime/base/slices");
    const done: number[] = [];
    await new Promise<void>((resolve) => {
      inSlices(() => done.push(1));
      inSlices(() => done.push(2));
      inSlices(resolve);
      expect(done).toEqual([]);
    });
    expect(done).toEqual([1, 2]);
  });
});
