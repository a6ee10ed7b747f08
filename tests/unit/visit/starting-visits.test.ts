// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeVisitStarter } from "../../../runtime/visit/visit-starter";
import { turns } from "../turns";

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(location, "assign").mockImplementation(assign);
});
afterEach(() => void vi.restoreAllMocks());

function starterWith(load: () => Promise<unknown>) {
  const loader = { load: vi.fn((_: string) => load()), preload: vi.fn() };
  const needs = {} as Parameters<typeof makeVisitStarter>[1];
  return { loader, needs, ...makeVisitStarter(loader as never, needs) };
}

describe("the code of visits", () => {
  it("is loaded once, at the first visit, and gets what it needs", async () => {
    const visits = { visit: vi.fn(async (..._: unknown[]) => true), follow: vi.fn() };
    const makeVisits = vi.fn((_: unknown) => visits);
    const { loader, needs, visit, follow } = starterWith(async () => ({ makeVisits }));
    expect(loader.load).not.toHaveBeenCalled();
    expect(await visit("/a", { sections: ["#x"] })).toBe(true);
    await follow();
    expect([loader.load.mock.calls, makeVisits.mock.calls]).toEqual([[["visit"]], [[needs]]]);
    // What shows a page is there before the first visit.
    expect(loader.preload.mock.calls).toEqual([["visit-arrival", "prefetch"]]);
    expect([visits.visit.mock.calls, visits.follow.mock.calls.length]).toEqual([
      [["/a", { sections: ["#x"] }]],
      1,
    ]);
    expect(assign).not.toHaveBeenCalled();
  });

  it("that cannot be loaded leaves the visit to the browser, and the links native", async () => {
    const { visit, follow } = starterWith(() => Promise.reject(new Error("blocked")));
    expect(await visit("https://shop.test/a")).toBe(false);
    expect(assign.mock.calls).toEqual([["https://shop.test/a"]]);
    await expect(follow()).resolves.toBeUndefined();
  });

  it("that was lost is requested again on a retry signal, and then follows the links", async () => {
    const visits = { visit: vi.fn(), follow: vi.fn() };
    let isLost = true;
    const { loader, follow } = starterWith(async () => {
      if (isLost) throw new Error("lost");
      return { makeVisits: () => visits };
    });
    await follow();
    expect(loader.load).toHaveBeenCalledOnce();
    dispatchEvent(new Event("keydown"));
    await turns();
    isLost = false;
    dispatchEvent(new Event("online"));
    await turns();
    dispatchEvent(new Event("online"));
    await turns();
    expect([loader.load.mock.calls.length, visits.follow.mock.calls.length]).toEqual([3, 1]);
  });

  it("never navigates to a script", async () => {
    const { visit } = starterWith(() => Promise.reject(new Error("blocked")));
    expect(await visit("javascript:alert(1)")).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
