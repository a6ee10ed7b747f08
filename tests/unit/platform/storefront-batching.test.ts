// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { BlockName } from "../../../runtime/contracts/blocks";
import { runs } from "../runs";
import { page, tick } from "./support";

const body = (...blocks: readonly (readonly [BlockName, unknown])[]) =>
  done(
    JSON.stringify(Object.fromEntries(blocks.map(([name, response]) => [name, { response: { response } }]))),
  );
const named = (...blocks: readonly BlockName[]) => body(...blocks.map((name) => [name, name] as const));
const data = (response: unknown) => done({ response: { response } });

describe("storefront data requested in one tick", () => {
  it("is one request, with every block once", async () => {
    const { read, sent } = page();
    const answers = [read(["Basket"]), read(["Wishlist", "Basket"]), read(["Comparers", "Comparers"])];
    await tick();
    expect(sent.map(({ blocks }) => blocks)).toEqual([["Basket", "Wishlist", "Comparers"]]);
    sent[0]?.answer(named("Basket", "Wishlist", "Comparers"));
    const [one, two, three] = await Promise.all(answers);
    expect([...(one ?? [])]).toEqual([["Basket", data("Basket")]]);
    expect([...(two ?? [])].map(([name]) => name)).toEqual(["Wishlist", "Basket"]);
    expect([...(three ?? [])]).toEqual([["Comparers", data("Comparers")]]);
  });

  it("is requested once, for any number and order of callers", async () => {
    const names: readonly BlockName[] = ["Basket", "Wishlist", "Comparers", "Projector", "Snippets"];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.subarray([...names]), { minLength: 1, maxLength: 6 }), async (asked) => {
        const { read, sent } = page();
        const answers = asked.map((blocks) => read(blocks));
        await tick();
        const wanted = new Set(asked.flat());
        expect(sent).toHaveLength(wanted.size ? 1 : 0);
        expect(new Set(sent[0]?.blocks)).toEqual(new Set(sent[0] ? wanted : undefined));
        sent[0]?.answer(named(...wanted));
        for (const [index, answer] of (await Promise.all(answers)).entries())
          expect([...answer]).toEqual(asked[index]?.map((name) => [name, data(name)]));
      }),
      runs(0.05),
    );
  });

  it("is not requested when no block is needed", async () => {
    const { read, sent } = page();
    expect((await read([])).size).toBe(0);
    await tick();
    expect(sent).toHaveLength(0);
  });
});

describe("storefront data that is already loaded", () => {
  it("is not requested again", async () => {
    const { read, sent } = page({ blocks: ["Basket"], answer: Promise.resolve(named("Basket")) });
    await tick();
    expect((await read(["Basket"])).get("Basket")).toEqual(data("Basket"));
    await tick();
    expect(sent).toHaveLength(0);
  });

  it("is awaited while it is pending", async () => {
    const { read, sent } = page();
    const first = read(["Basket"]);
    await tick();
    const second = read(["Basket", "Wishlist"]);
    await tick();
    expect(sent.map(({ blocks }) => blocks)).toEqual([["Basket"], ["Wishlist"]]);
    sent[1]?.answer(named("Wishlist"));
    sent[0]?.answer(named("Basket"));
    expect((await first).get("Basket")).toEqual(data("Basket"));
    expect((await second).get("Basket")).toEqual(data("Basket"));
  });

  it("is requested again when a fresh copy is needed", async () => {
    const { read, sent } = page({ blocks: ["Basket"], answer: Promise.resolve(body(["Basket", "old"])) });
    await tick();
    const fresh = read(["Basket"], { fresh: true });
    const same = read(["Basket"], { fresh: true });
    await tick();
    expect(sent).toHaveLength(1);
    sent[0]?.answer(body(["Basket", "new"]));
    expect((await fresh).get("Basket")).toEqual(data("new"));
    expect((await same).get("Basket")).toEqual(data("new"));
  });

  it.each([
    ["the network is back", () => window.dispatchEvent(new Event("online"))],
    ["the tab is shown again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is requested again after a failure when %s, and not by mere readers", async (_, better) => {
    const { read, sent } = page();
    const failed = read(["Basket"]);
    await tick();
    sent[0]?.answer(fault("timeout"));
    expect((await failed).get("Basket")).toEqual(fault("timeout"));
    expect((await read(["Basket"])).get("Basket")).toEqual(fault("timeout"));
    await tick();
    expect(sent).toHaveLength(1);
    better();
    const again = read(["Basket"]);
    await tick();
    sent[1]?.answer(named("Basket"));
    expect((await again).get("Basket")).toEqual(data("Basket"));
    expect(sent).toHaveLength(2);
  });
});

describe("storefront data in the store", () => {
  it("is loading, then ready", async () => {
    const { read, sent, store } = page();
    const block = () => store.getState().storefront.Basket;
    expect(block()).toBeUndefined();
    void read(["Basket"]);
    expect(block()).toEqual({ status: "loading", at: 0, data: undefined });
    await tick();
    const before = performance.now();
    sent[0]?.answer(named("Basket"));
    await tick();
    expect(block()).toMatchObject({
      status: "ready",
      data: data("Basket").ok && { response: { response: "Basket" } },
    });
    expect(block()?.at).toBeGreaterThanOrEqual(before);
  });

  it("stays beside the error of a later request", async () => {
    const { read, sent, store } = page({ blocks: ["Basket"], answer: Promise.resolve(named("Basket")) });
    await tick();
    const { at } = store.getState().storefront.Basket ?? {};
    void read(["Basket"], { fresh: true });
    expect(store.getState().storefront.Basket).toMatchObject({ status: "loading", at });
    await tick();
    sent[0]?.answer(fault("network"));
    await tick();
    sent[1]?.answer(fault("network"));
    await tick();
    expect(store.getState().storefront.Basket).toEqual({
      status: "failed",
      kind: "network",
      at,
      data: { response: { response: "Basket" } },
    });
  });

  it("is the later answer's, even when an earlier one comes last", async () => {
    const { read, sent, store } = page();
    const slow = read(["Basket"]);
    await tick();
    const quick = read(["Basket"], { fresh: true });
    await tick();
    sent[1]?.answer(body(["Basket", "new"]));
    expect((await quick).get("Basket")).toEqual(data("new"));
    sent[0]?.answer(body(["Basket", "old"]));
    expect((await slow).get("Basket")).toEqual(data("old"));
    expect(store.getState().storefront.Basket).toMatchObject({
      status: "ready",
      data: { response: { response: "new" } },
    });
  });

  it("is the latest request's, in whatever order the answers come", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc
          .integer({ min: 2, max: 5 })
          .chain((count) =>
            fc.tuple(
              fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
              fc.array(fc.boolean(), { minLength: count, maxLength: count }),
            ),
          ),
        async ([order, good]) => {
          const { read, sent, store } = page();
          for (const _ of order) {
            void read(["Basket"], { fresh: true });
            await tick();
          }
          for (const index of order)
            sent[index]?.answer(good[index] ? body(["Basket", index]) : fault("timeout"));
          await tick();
          const last = order.length - 1;
          expect(store.getState().storefront.Basket?.status).toBe(good[last] ? "ready" : "failed");
          if (good[last])
            expect(store.getState().storefront.Basket?.data).toEqual({ response: { response: last } });
        },
      ),
      runs(0.02),
    );
  });

  it("of one block is not changed by the fault of another", async () => {
    const { read, sent, store } = page();
    void read(["Basket", "Wishlist", "Snippets"]);
    await tick();
    sent[0]?.answer(done(JSON.stringify({ Basket: null, Wishlist: { response: {} } })));
    await tick();
    const { Basket, Wishlist, Snippets } = store.getState().storefront;
    expect([Basket?.status, Wishlist?.status, Snippets?.status]).toEqual(["failed", "ready", "failed"]);
    expect([Basket?.kind, Snippets?.kind]).toEqual(["format", "absent"]);
  });
});

describe("the first answer", () => {
  it("is aborted after 16 seconds", async () => {
    vi.useFakeTimers();
    const { read } = page({ blocks: ["Basket"], answer: new Promise(() => {}) });
    const answer = read(["Basket"]);
    let settled = false;
    void answer.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(15_999);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).get("Basket")).toEqual(fault("timeout"));
    vi.useRealTimers();
  });
});
