import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedQuantity, allowsAny, quantityRules } from "../../../islands/product-options/choice/quantity";
import {
  priceAtStep,
  quantityForStep,
  reachedStep,
} from "../../../islands/product-options/choice/quantity-prices";
import type { Availability } from "../../../islands/product-options/product/product";
import { productWith, sizeWith } from "./given";

const steps = fc.constantFrom(1, 2, 5, 0.1, 0.25, 0.5, 1.5, 3);
const stocks = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null });
const limits = fc.record({
  least: fc.integer({ min: 0, max: 12 }),
  leastOfSubscription: fc.integer({ min: 0, max: 12 }),
  most: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
});
const situations = fc
  .tuple(steps, stocks, limits, fc.boolean())
  .map(([step, amount, limit, isSubscribed]) => {
    const product = productWith({
      unit: { singular: "szt.", plural: "szt.", step, decimals: 2 },
      limits: limit,
    });
    return quantityRules(product, sizeWith({ amount }), isSubscribed);
  });
const wishes = fc.oneof(fc.double({ min: -5, max: 100, noNaN: false }), fc.integer({ min: -5, max: 100 }));

/** Whether a quantity consists of whole steps, within the precision of binary fractions. */
const isWhole = (quantity: number, step: number) =>
  Math.abs(quantity / step - Math.round(quantity / step)) < 1e-6;

describe("the stock of a size", () => {
  const mostOf = (amount: number | null, status?: Availability["status"]) => {
    const texts = { description: "", icon: "", byTelephone: "", telephoneIcon: "", date: "" };
    const availability = status ? { status, isVisible: true, ...texts } : null;
    return quantityRules(productWith(), sizeWith({ amount, availability }), false).most;
  };

  test("limits the quantity, except of a size that is made to order", () => {
    expect([mostOf(4), mostOf(4, "enable"), mostOf(4, "order"), mostOf(null)]).toEqual([4, 4, null, null]);
  });
  test("of 0 forbids buying, unless a newer answer says that the size is available", () => {
    expect([mostOf(0), mostOf(0, "disable"), mostOf(0, "enable")]).toEqual([0, 0, null]);
  });
});

describe("the allowed quantity", () => {
  test("consists of whole steps, for any requested one", () => {
    fc.assert(
      fc.property(situations, wishes, (rules, wish) =>
        isWhole(allowedQuantity(wish, rules).quantity, rules.step),
      ),
    );
  });
  test("is never below the minimum nor above the maximum, when anything can be bought", () => {
    fc.assert(
      fc.property(situations, wishes, (rules, wish) => {
        fc.pre(allowsAny(rules));
        const { quantity } = allowedQuantity(wish, rules);
        return quantity >= rules.least && (rules.most === null || quantity <= rules.most);
      }),
    );
  });
  test("is the requested one when the rules allow it, and no message is shown then", () => {
    fc.assert(
      fc.property(situations, fc.nat(40), (rules, steps) => {
        const wish = Number((steps * rules.step).toFixed(6));
        fc.pre(allowsAny(rules) && wish >= rules.least && (rules.most === null || wish <= rules.most));
        expect(allowedQuantity(wish, rules)).toEqual({ quantity: wish, met: null });
      }),
    );
  });
  test("stays the same when it is requested again", () => {
    fc.assert(
      fc.property(situations, wishes, (rules, wish) => {
        const once = allowedQuantity(wish, rules).quantity;
        return allowedQuantity(once, rules).quantity === once;
      }),
    );
  });
  test("is one step when nothing can be bought, without a message", () => {
    const rules = quantityRules(
      productWith({ limits: { least: 3, leastOfSubscription: 0, most: null } }),
      sizeWith({ amount: 2 }),
      false,
    );
    expect(allowsAny(rules)).toBe(false);
    expect(allowedQuantity(5, rules)).toEqual({ quantity: 1, met: null });
  });
  test.each([
    ["nine of five in stock", 9, { amount: 5 }, {}, { quantity: 5, met: "most" }],
    ["nine of unlimited stock", 9, { amount: null }, {}, { quantity: 9, met: null }],
    ["one with a minimum of three", 1, {}, { least: 3 }, { quantity: 3, met: "least" }],
    ["an invalid number", Number.NaN, {}, {}, { quantity: 1, met: null }],
    [
      "eleven with a maximum of ten per order",
      11,
      { amount: 40 },
      { most: 10 },
      { quantity: 10, met: "most" },
    ],
    ["one and a half", 1.5, {}, {}, { quantity: 2, met: null }],
  ] as const)("of %s", (_, wish, size, limit, expected) => {
    const product = productWith({ limits: { least: 0, leastOfSubscription: 0, most: null, ...limit } });
    expect(allowedQuantity(wish, quantityRules(product, sizeWith(size), false))).toEqual(expected);
  });
  test("of a subscription has its own minimum", () => {
    const product = productWith({ limits: { least: 1, leastOfSubscription: 4, most: null } });
    expect(quantityRules(product, null, false).least).toBe(1);
    expect(quantityRules(product, null, true).least).toBe(4);
  });
});

describe("prices by quantity", () => {
  const prices = {
    inBasket: 0,
    steps: [
      { threshold: 3, left: null, price: 9, percent: 10 },
      { threshold: 10, left: 8, price: null, percent: 20 },
    ],
  };
  test.each([
    [1, null],
    [2, null],
    [3, 3],
    [7, 3],
    [8, 10],
    [30, 10],
  ])("%s pieces reach the step of %s", (quantity, threshold) => {
    expect(reachedStep(prices, quantity)?.threshold ?? null).toBe(threshold);
  });
  test("are the shop's, or are computed from its percentage", () => {
    const [first, second] = prices.steps;
    expect(first && priceAtStep(first, 10)).toBe(9);
    expect(second && priceAtStep(second, 10)).toBe(8);
    expect(priceAtStep({ threshold: 2, left: null, price: null, percent: null }, 10)).toBe(10);
  });
  test("include what the basket contains already", () => {
    const [, second] = prices.steps;
    expect(second && quantityForStep(second, { ...prices, inBasket: 4 })).toBe(6);
    expect(second && quantityForStep(second, { ...prices, inBasket: 40 })).toBe(1);
  });
});
