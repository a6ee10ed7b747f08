import { describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { App } from "../../../runtime/contracts/app";
import type { Platform } from "../../../runtime/contracts/platform";
import { pageApiBodies } from "../../../runtime/public/bodies";

function api() {
  const storefront = vi.fn<Platform["storefront"]>(
    async (blocks) =>
      new Map(blocks.map((name) => [name, name === "Wishlist" ? fault("absent") : done({ name })] as const)),
  );
  const action = () => vi.fn(async () => done(null));
  const basket = { add: action(), setQuantity: action(), remove: action(), refresh: action() };
  return {
    ...pageApiBodies({ platform: { storefront, basket }, overlays: {}, visits: {} } as unknown as App),
    asked: storefront,
    actions: basket,
  };
}

describe("wyspa.storefront", () => {
  it("returns the loaded blocks", async () => {
    const { storefront, asked } = api();
    expect(await storefront(["Basket", "Wishlist", "Comparers"], { fresh: true })).toEqual({
      Basket: { name: "Basket" },
      Comparers: { name: "Comparers" },
    });
    expect(asked.mock.calls[0]?.[1]).toEqual({ fresh: true });
  });

  it.each([
    [["Wishlist"]],
    [[]],
    [["constructor", "__proto__", 7]],
    ["Basket"],
    [null],
    [undefined],
    [{ 0: "Basket" }],
  ])("returns false for %j, of which none was loaded", async (blocks) =>
    expect(await api().storefront(blocks)).toBe(false),
  );
});

describe("wyspa.basket", () => {
  it("accepts lines in the themes' format", async () => {
    const { basket, actions } = api();
    await basket.add({ id: 7 });
    await basket.add({ id: "8", size: "M", quantity: "2.5", fields: { subscription: "1" } });
    expect(actions.add.mock.calls).toEqual([
      [{ id: "7", size: "uniw", quantity: 1, fields: {} }],
      [{ id: "8", size: "M", quantity: 2.5, fields: { subscription: "1" } }],
    ]);
    await basket.setQuantity({ id: 7, quantity: 3 });
    await basket.setQuantity({ id: 7 }, 0);
    await basket.remove({ id: 7, size: null });
    expect(actions.setQuantity.mock.calls).toEqual([
      [{ id: "7", size: "uniw" }, 3],
      [{ id: "7", size: "uniw" }, 0],
    ]);
    expect(actions.remove.mock.calls).toEqual([[{ id: "7", size: "uniw" }]]);
    expect(await basket.refresh()).toEqual(done(null));
  });

  it.each([{}, { id: "" }, { id: null }, { id: {} }, undefined, null])(
    "refuses a line without an id: %j",
    async (line) => {
      const { basket, actions } = api();
      const given = line as never;
      for (const change of [basket.add(given), basket.setQuantity(given, 1), basket.remove(given)])
        await expect(change).rejects.toThrow(TypeError);
      expect(actions.add).not.toHaveBeenCalled();
    },
  );

  const notAmounts = [-1, "x", Number.NaN, Number.POSITIVE_INFINITY, {}, "1,5", "", " ", false, [], ["2"]];
  it.each(notAmounts.map((quantity) => [quantity]))("refuses %j as a quantity", async (quantity) => {
    const { basket, actions } = api();
    await expect(basket.add({ id: 7, quantity })).rejects.toThrow("Pass a number from 0 up.");
    await expect(basket.setQuantity({ id: 7 }, quantity)).rejects.toThrow("Pass a number from 0 up.");
    expect([actions.add.mock.calls, actions.setQuantity.mock.calls]).toEqual([[], []]);
  });
});
