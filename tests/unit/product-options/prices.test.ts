import { describe, expect, test } from "vitest";
import { NO_SUM, type Priced, percentOf, priceLines } from "../../../islands/product-options/prices/lines";
import { sizeWith } from "./given";

const priced = (amounts: Partial<Priced["amounts"]>, more: Partial<Priced> = {}): Priced => ({
  ...NO_SUM,
  amounts: { ...sizeWith().amounts, ...amounts },
  ...more,
});
const classesOf = (one: Priced) =>
  Object.entries(priceLines(one).classes)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);

describe("the percentage beside a reference price", () => {
  test.each([
    [200, 100, "down", "-50%"],
    [100, 100, "down", "0%"],
    [80, 100, "down", "+25%"],
    [100, 99.7, "down", "0%"],
    [100, 99.4, "nearest", "-1%"],
    [3, 2, "down", "-33%"],
    [0, 100, "down", ""],
    [null, 100, "nearest", ""],
    [100, null, "nearest", ""],
    [100, 0, "nearest", "-100%"],
  ] as const)("of %s for a price of %s, rounded %s, is '%s'", (reference, price, digits, text) => {
    expect(percentOf(reference, price, digits)).toBe(text);
  });
});

describe("the theme's classes", () => {
  test.each([
    ["a price without a lowest price", { regular: 120 }, {}, []],
    ["a lowest price below the price", { omnibus: 90, regular: 120 }, {}, ["--omnibus"]],
    ["a lowest price above the price", { omnibus: 110, regular: 120 }, {}, ["--omnibus", "--omnibus-higher"]],
    ["no regular price", { omnibus: 90 }, {}, ["--omnibus", "--omnibus-short"]],
    [
      "a regular price that is the lowest one",
      { omnibus: 120, regular: 120 },
      {},
      ["--omnibus", "--omnibus-short", "--omnibus-higher"],
    ],
    ["a rebate code", { omnibus: 90, regular: 120, beforeCode: 115 }, {}, ["--omnibus", "--omnibus-code"]],
    [
      "a price without the code that is the lowest one",
      { omnibus: 90, regular: 120, beforeCode: 90 },
      {},
      ["--omnibus", "--omnibus-code", "--omnibus-code-short"],
    ],
    [
      "a future price",
      { omnibus: 110, regular: 120 },
      { hasUpcoming: true },
      ["--omnibus", "--omnibus-new-price"],
    ],
  ] as const)("for %s", (_, amounts, more, expected) => {
    expect(classesOf(priced(amounts, more))).toEqual(expected);
  });
});

describe("the lines", () => {
  test("are for all pieces, without the artefacts of binary fractions", () => {
    const lines = priceLines(
      priced(
        {
          price: 19.99,
          omnibus: 18.1,
          regular: 25.3,
          beforeCode: 22.2,
          suggested: 30.1,
          deposit: 0.1,
          advance: 5.05,
        },
        { quantity: 3, points: 7, pointsReceived: 24 },
      ),
    );
    expect(lines).toMatchObject({
      price: 59.97,
      omnibus: { amount: 54.3 },
      regular: { amount: 75.9 },
      beforeCode: { amount: 66.6 },
      suggested: 90.3,
      deposit: 0.3,
      advance: 15.15,
      points: 21,
      pointsReceived: 72,
      upcoming: null,
    });
  });
  test("keep the server's percentage as long as its price is current", () => {
    const percents = { omnibus: 12, regular: null, beforeCode: null };
    expect(priceLines(priced({ omnibus: 113 }, { percents })).omnibus.percent).toBe("-12%");
    expect(priceLines(priced({ omnibus: 90 }, { percents })).omnibus.percent).toBe("+12%");
    expect(
      priceLines(priced({ price: 50, omnibus: 100 }, { percents, isRecalculated: true })).omnibus.percent,
    ).toBe("-50%");
  });
  test("have the percentage of the regular price for one piece, for any quantity", () => {
    for (const quantity of [1, 2, 7])
      expect(priceLines(priced({ regular: 125 }, { quantity })).regular.percent).toBe("-20%");
  });
  test("show the future price only when the page announces one", () => {
    expect(priceLines(priced({ regular: 120 }, { hasUpcoming: true, quantity: 2 })).upcoming).toBe(240);
    expect(priceLines(priced({ regular: 120 })).upcoming).toBe(null);
  });
  test('never contain "not a number"', () => {
    const lines = priceLines(priced({ price: 0, omnibus: 50, regular: 60 }));
    expect(JSON.stringify(lines)).not.toMatch(/NaN|Infinity|undefined/);
    expect(lines.omnibus.percent).toBe("-100%");
  });
});
