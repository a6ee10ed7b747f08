// @vitest-environment page
/** The price of a subscription (contract B k.2, rulings 17 and 32). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { subscriptionPrice } from "../../../runtime/prices/subscription-price";
import { anyText } from "../any-text";
import { runs } from "../runs";
import { format } from "./omnibus-products";

const price = (input: unknown) => subscriptionPrice(input, format);
const told = (input: unknown) => {
  const found = price(input);
  return found && `${found.gross.value} ${found.net.value} ${found.percent}%`;
};

describe("the price of a subscription", () => {
  it.each([
    // a percentage of the price before
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10 }, "90.00 72.00 10%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10, save: 5 }, "85.00 68.00 15%"],
    [{ max: 100, maxNet: 80, before: 90, rebateValue: 10, save: 10 }, "81.00 64.80 19%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10, rebateType: "percentage" }, "90.00 72.00 10%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10, rebateType: "" }, "90.00 72.00 10%"],
    [{ max: 100, maxNet: 80, rebateValue: 10 }, "100.00 80.00 0%"],
    [{ max: 100, maxNet: 80, save: 5 }, "95.00 76.00 5%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 100 }, "0.00 0.00 100%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 150 }, "0.00 0.00 100%"],
    // an amount
    [{ max: 100, maxNet: 80, rebateValue: 10, rebateType: "quota", save: 5 }, "85.00 68.00 15%"],
    [{ max: 100, maxNet: 80, rebateValue: 10, rebateType: "amount", before: 999 }, "90.00 72.00 10%"],
    [{ max: 10, rebateValue: 50, rebateType: "amount" }, "0.00 0.00 100%"],
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10, rebateType: " percentage " }, "90.00 72.00 10%"],
    // numbers as strings, as in attributes
    [{ max: "100", maxNet: "80", rebateValue: "10", rebateType: "quota", save: "5" }, "85.00 68.00 15%"],
    [{ max: "1 234,50", maxNet: "1 003,66", before: "1 234,50", rebateValue: "5" }, "1172.78 953.48 5%"],
    // net uses the unrounded percent: with 33 % it would be 53.60
    [{ max: 3, maxNet: 80, before: 1, rebateValue: 100 }, "2.00 53.33 33%"],
    [{ max: 100, maxNet: 81.3, before: 100, rebateValue: 15 }, "85.00 69.11 15%"],
    // no price to compute from
    [{ max: 0, rebateValue: 10 }, "0.00 0.00 0%"],
    [{ max: 0, maxNet: 5, rebateValue: 10 }, "0.00 5.00 0%"],
    [{ max: 0, maxNet: 5, save: 2 }, false],
    [{}, false],
    // an increase, by a negative rebate
    [{ max: 100, maxNet: 80, before: 100, rebateValue: -10 }, "110.00 88.00 -10%"],
  ])("of %j is %j", (input, expected) => expect(told(input)).toBe(expected));

  it("is formatted like the shop's prices, or as the input requires", () => {
    const input = { max: 1500, maxNet: 1200, before: 1500, rebateValue: 10 };
    expect(price(input)).toEqual({
      gross: { value: "1350.00", formatted: "1 350,00 zł" },
      net: { value: "1080.00", formatted: "1 080,00 zł" },
      percent: 10,
    });
    const own = { currencyFormat: "###,##0", symbol: "€", currencySpace: true, currencyBeforeValue: "true" };
    expect(price({ ...input, ...own })).toMatchObject({ gross: { value: "1350.00", formatted: "€ 1 350" } });
  });

  it("has the shop's currency when the input has none", () => {
    const nothing = { currencyFormat: "", symbol: "", currencySpace: "", currencyBeforeValue: undefined };
    expect(price({ max: 5, ...nothing })).toMatchObject({ gross: { formatted: "5,00 zł" } });
    expect(price({ max: 5, currencySpace: null })).toMatchObject({ gross: { formatted: "5,00 zł" } });
  });

  it.each([[false], ["false"], [0], ["0"]])("has no space and the symbol behind the value by %j", (no) => {
    const input = { max: 5, symbol: "$", currencySpace: no, currencyBeforeValue: no };
    const dollars = (value: number, options = {}) => format(value, { beforeValue: true, ...options });
    expect(subscriptionPrice({ max: 5 }, dollars)).toMatchObject({ gross: { formatted: "zł 5,00" } });
    expect(subscriptionPrice(input, dollars)).toMatchObject({ gross: { formatted: "5,00$" } });
  });
});

const grosze = fc.integer({ min: 0, max: 10_000_000 });
const hundredths = fc.integer({ min: 0, max: 12_000 });

it("matches the formulas to the last grosz, checked with whole numbers", () =>
  fc.assert(
    fc.property(
      fc.record({ max: grosze, maxNet: grosze, save: grosze, before: grosze, rebate: hundredths }),
      fc.boolean(),
      ({ max, maxNet, save, before, rebate }, isPercentage) => {
        const found = price({
          max: max / 100,
          maxNet: maxNet / 100,
          save: save / 100,
          before: before / 100,
          rebateValue: rebate / 100,
          rebateType: isPercentage ? "percentage" : "quota",
        });
        if (!max && !rebate) {
          expect(found).toBe(false);
          return;
        }
        if (!found) throw new Error("a price is missing");
        // Uses ten-thousandths of a grosz, so that no digit is lost.
        const unit = 10_000n;
        const off = isPercentage ? BigInt(before) * BigInt(rebate) : BigInt(rebate) * unit;
        const left = BigInt(max) * unit - off - BigInt(save) * unit;
        const gross = left > 0n ? left : 0n;
        const rounded = (amount: bigint, by: bigint) => (2n * amount + by) / (2n * by);
        const asText = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
        expect(found.gross.value).toBe(asText(rounded(gross, unit)));
        if (!max) {
          expect([found.net.value, found.percent]).toEqual([asText(BigInt(maxNet)), 0]);
          return;
        }
        const [share, whole] = [BigInt(maxNet) * gross, BigInt(max) * unit];
        // Within a millionth of half a grosz, both roundings are accepted.
        const nearHalf = ((share * 2_000_000n) / whole) % 2_000_000n;
        if (nearHalf < 999_998n || nearHalf > 1_000_002n)
          expect(found.net.value).toBe(asText(rounded(share, whole)));
        expect(Math.abs(found.percent - (100 - Number((gross * 1_000_000n) / whole) / 10_000))).toBeLessThan(
          0.5001,
        );
      },
    ),
    runs(),
  ));

it("is never below zero, and no more than the regular price", () =>
  fc.assert(
    fc.property(grosze, grosze, grosze, (max, save, rebate) => {
      const found = price({ max, save, before: max, rebateValue: rebate });
      if (!found) return;
      expect(Number(found.gross.value)).toBeGreaterThanOrEqual(0);
      expect(Number(found.gross.value)).toBeLessThanOrEqual(max);
      expect(found.percent).toBeGreaterThanOrEqual(0);
      expect(found.percent).toBeLessThanOrEqual(100);
    }),
    runs(),
  ));

const angry = () => {
  throw new Error("looked at");
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
it.each([
  ["null", null],
  ["a text", "100"],
  ["a list", [100]],
  ["a function", () => 100],
  ["no numbers", { max: "abc", rebateValue: Number.NaN }],
  ["infinite ones", { max: Number.POSITIVE_INFINITY, rebateValue: "Infinity" }],
  [
    "objects that throw when they become numbers",
    { max: { valueOf: angry }, rebateValue: { toString: angry } },
  ],
  ["symbols and big numbers", { max: Symbol("max"), rebateValue: 10n }],
  ["getters that throw", Object.defineProperty({}, "max", { enumerable: true, get: angry })],
  [
    "a proxy that throws",
    new Proxy({}, { get: angry, getOwnPropertyDescriptor: angry, getPrototypeOf: angry }),
  ],
  ["a revoked proxy", revoked],
  ["inherited amounts", Object.create({ max: 100 })],
  ["amounts beyond all numbers", { max: 1e308, save: -1e308, rebateValue: 1 }],
])("no price is returned for %s, and nothing is thrown", (_, input) => expect(price(input)).toBe(false));

it("any value returns a price or nothing", () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom(
            "max",
            "maxNet",
            "save",
            "before",
            "rebateValue",
            "rebateType",
            "symbol",
            "currencyFormat",
            "currencySpace",
          ),
          fc.oneof(fc.anything(), fc.double(), anyText),
        ),
      ),
      (input) => {
        const found = price(input);
        if (!found) return;
        for (const { value, formatted } of [found.gross, found.net])
          expect([/^\d+\.\d\d$/.test(value), typeof formatted]).toEqual([true, "string"]);
        expect(Number.isInteger(found.percent)).toBe(true);
      },
    ),
    runs(),
  ));
