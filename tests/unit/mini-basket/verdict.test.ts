import { describe, expect, it } from "vitest";
import { judge, restorable } from "../../../islands/mini-basket/verdict";
import { done, fault } from "../../../runtime/platform/result";
import { basketOf, line } from "./support";

const mine = line(1, { quantity: 2 });
const now = (quantity: number) => done(basketOf([line(1, { quantity }), line(2)]));
const without = done(basketOf([line(2)]));

describe("a change of quantity", () => {
  it("is done when the server's basket shows it", () =>
    expect(judge("mini-basket.changed", mine, 3, now(3))).toEqual({
      done: true,
      text: "mini-basket.changed",
      quantity: 3,
    }));

  it("is done but said otherwise when the shop set another quantity", () =>
    expect(judge("mini-basket.changed", mine, 9, now(5))).toEqual({
      done: true,
      text: "mini-basket.limited",
      quantity: 5,
    }));

  it("is refused when the line is gone instead", () =>
    expect(judge("mini-basket.changed", mine, 3, without)).toMatchObject({
      done: false,
      text: "mini-basket.refused",
    }));

  it("is believed when no basket came back", () =>
    expect(judge("mini-basket.changed", mine, 3, done(null))).toMatchObject({ done: true, quantity: 3 }));
});

describe("a removal", () => {
  it("is done when the line is gone", () =>
    expect(judge("mini-basket.removed", mine, 0, without)).toMatchObject({
      done: true,
      text: "mini-basket.removed",
    }));

  it("is refused when the line is still there", () =>
    expect(judge("mini-basket.removed", mine, 0, now(2))).toMatchObject({
      done: false,
      text: "mini-basket.refused",
    }));
});

describe("a failure", () => {
  it.each([
    [fault("network"), "mini-basket.failed"],
    [fault("timeout"), "mini-basket.failed"],
    [fault("status", { status: 500 }), "mini-basket.failed"],
    [fault("status", { status: 422 }), "mini-basket.refused"],
    [fault("refused"), "mini-basket.refused"],
    [fault("format"), "mini-basket.failed"],
  ])("%o says %s", (result, text) =>
    expect(judge("mini-basket.changed", mine, 3, result)).toMatchObject({ done: false, text }),
  );
});

describe("what can be put back", () => {
  it("is a plain line with a real quantity", () => expect(restorable(mine)).toBe(true));
  it.each([
    [{ quantity: Number.NaN }],
    [{ quantity: -1 }],
    [{ quantity: 0 }],
    [{ subscriptionPeriod: "30" }],
  ])("is not a line with %o", (more) => expect(restorable(line(1, more))).toBe(false));
});
