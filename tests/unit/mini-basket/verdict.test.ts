// @vitest-environment page
import { describe, expect, it } from "vitest";
import { judge, restorable } from "../../../islands/mini-basket/verdict";
import { done, fault } from "../../../runtime/base/result";
import { basketOf, line } from "./support";

const mine = line(1, { quantity: 2 });
const now = (quantity: number) => ({
  ok: true as const,
  data: basketOf([line(1, { quantity }), line(2)]),
});
const without = done(basketOf([line(2)]));

describe("a change of quantity", () => {
  it("succeeds when the server's basket shows it", () =>
    expect(judge("mini-basket.changed", mine, 3, now(3))).toEqual({
      done: true,
      text: "mini-basket.changed",
      quantity: 3,
    }));

  it("fails, with the possible quantity, when the shop has or allows less", () =>
    expect(judge("mini-basket.changed", mine, 9, now(5))).toEqual({
      done: false,
      text: "mini-basket.most",
      quantity: 5,
    }));

  it("succeeds with another message when the shop's minimum is larger", () =>
    expect(judge("mini-basket.changed", mine, 1, now(6))).toEqual({
      done: true,
      text: "mini-basket.limited",
      quantity: 6,
    }));

  it("is judged by its own answer, and announces what the basket contains, when another tab was faster", () =>
    expect(judge("mini-basket.changed", mine, 3, { ...now(7), lineQuantity: 3 })).toEqual({
      done: true,
      text: "mini-basket.changed",
      quantity: 7,
    }));

  it("fails when the line is gone instead", () =>
    expect(judge("mini-basket.changed", mine, 3, without)).toMatchObject({
      done: false,
      text: "mini-basket.refused",
    }));

  it("is assumed done when no basket came back", () =>
    expect(judge("mini-basket.changed", mine, 3, done(null))).toMatchObject({ done: true, quantity: 3 }));
});

describe("putting a line back", () => {
  const back = done(basketOf([line(1, { quantity: 4 }), line(2)]));
  it("that adds more than was removed announces the available quantity", () =>
    expect(judge("mini-basket.restored", mine, 2, back)).toEqual({
      done: true,
      text: "mini-basket.changed",
      quantity: 4,
    }));
});

describe("a removal", () => {
  it("succeeds when the line is gone", () =>
    expect(judge("mini-basket.removed", mine, 0, without)).toMatchObject({
      done: true,
      text: "mini-basket.removed",
    }));

  it("fails when the line is still there", () =>
    expect(judge("mini-basket.removed", mine, 0, now(2))).toMatchObject({
      done: false,
      text: "mini-basket.refused",
    }));
});

describe("a failure", () => {
  it("announces what the basket contains, if it was read", () =>
    expect(judge("mini-basket.changed", mine, 3, { ...fault("network"), basket: now(2).data })).toEqual({
      done: false,
      text: "mini-basket.failed",
      quantity: 2,
    }));

  it.each([
    [fault("network"), "mini-basket.failed"],
    [fault("timeout"), "mini-basket.failed"],
    [fault("status", { status: 500 }), "mini-basket.failed"],
    [fault("status", { status: 422 }), "mini-basket.refused"],
    [fault("status", { status: 429 }), "mini-basket.failed"],
    [fault("refused"), "mini-basket.refused"],
    [fault("format"), "mini-basket.failed"],
  ])("%o is announced as %s", (result, text) =>
    expect(judge("mini-basket.changed", mine, 3, result)).toMatchObject({ done: false, text }),
  );
});

describe("a line that can be restored", () => {
  it("is a plain line with a real quantity", () => expect(restorable(mine)).toBe(true));
  it.each([
    [{ quantity: Number.NaN }],
    [{ quantity: -1 }],
    [{ quantity: 0 }],
    [{ subscriptionPeriod: "30" }],
    [{ additional: "a1b2" }],
    [{ forPoints: true }],
  ])("is not a line with %o", (more) => expect(restorable(line(1, more))).toBe(false));
});
