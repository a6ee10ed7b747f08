// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { Basket } from "../../../runtime/contracts/basket";
import { gapFiller } from "../../../runtime/platform/basket/fill-gaps";
import { keepDetails } from "../../../runtime/platform/basket/keep-details";
import { newStore } from "./support";

const basketWith = (freeShippingLimit: number | null) =>
  ({ lines: [], freeShippingLimit }) as unknown as Basket;

function limitOf(...answers: Result<Basket | null>[]) {
  const store = newStore();
  const request = vi.fn(async () => answers.shift() ?? fault("network"));
  const details = keepDetails(store, async () => gapFiller(request));
  const ask = () => details.ask("limit");
  const { complete } = details;
  const show = (limit: number | null) =>
    store.setState(({ basket }) => ({ basket: { ...basket, basket: basketWith(limit) } }));
  return { ask, complete, request, show, shown: () => store.getState().basket.basket };
}

describe("the limit of free shipping", () => {
  it("is asked for once, and completes the basket that is shown and each later one", async () => {
    const { ask, complete, request, show, shown } = limitOf(done(basketWith(200)));
    show(null);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(request).toHaveBeenCalledTimes(1);
    expect(shown()?.freeShippingLimit).toBe(200);
    expect((await complete(basketWith(null))).freeShippingLimit).toBe(200);
  });

  it("is the basket's own where it has one", async () => {
    const { ask, complete, show, shown } = limitOf(done(basketWith(200)));
    show(150);
    await ask();
    expect([shown()?.freeShippingLimit, (await complete(basketWith(0))).freeShippingLimit]).toEqual([150, 0]);
  });

  it("is asked for again after a failure", async () => {
    const { ask, request, show, shown } = limitOf(fault("network"), done(basketWith(200)));
    show(null);
    await ask();
    expect(shown()?.freeShippingLimit).toBeNull();
    await ask();
    expect(request).toHaveBeenCalledTimes(2);
    expect(shown()?.freeShippingLimit).toBe(200);
  });

  it.each([
    ["the shop has none", done(basketWith(null))],
    ["the answer contains no basket", done(null)],
  ])("changes nothing when %s", async (_, answer) => {
    const { ask, show, shown } = limitOf(answer);
    show(null);
    const before = shown();
    await ask();
    expect(shown()).toBe(before);
  });

  it("invents no basket where none is shown", async () => {
    const { ask, shown } = limitOf(done(basketWith(200)));
    await ask();
    expect(shown()).toBeNull();
  });
});
