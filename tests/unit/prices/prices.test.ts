import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPrice } from "../../../runtime/prices/format-price";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";
import { zlotys } from "./omnibus-products";

const plain = { ...zlotys, symbol: "", decimalSeparator: "", groupingSeparator: "" };
const byMask = (mask: string, value: number | string = 1234567.891) => formatPrice(value, { ...plain, mask });

describe("a price", () => {
  it.each([
    [0, "0,00 zł"],
    [1234.5, "1 234,50 zł"],
    [1234567.891, "1 234 567,89 zł"],
    [12.5, "12,50 zł"],
    [999.999, "1 000,00 zł"],
    [1_000_000, "1 000 000,00 zł"],
    ["1234.5", "1 234,50 zł"],
    [" 7 ", "7,00 zł"],
    ["1e3", "1 000,00 zł"],
  ])("of %j is formatted as %j", (value, text) => expect(formatPrice(value, zlotys)).toBe(text));

  it("follows the specification's own mask", () => expect(byMask("### ##0,00", 1234.5)).toBe("1 234,50"));

  it("may have no-break spaces for grouping, like the standard theme's", () => {
    expect(byMask("###&nbsp;##0,00", 1234.5)).toBe("1\u00a0234,50");
    expect(byMask("###&#160;##0,00", 1234.5)).toBe("1\u00a0234,50");
  });

  it.each([
    [{ beforeValue: true, space: false, symbol: "$" }, "$1 234,50"],
    [{ beforeValue: true, space: true, symbol: "$" }, "$ 1 234,50"],
    [{ beforeValue: false, space: false }, "1 234,50zł"],
    [{ beforeValue: false, space: true }, "1 234,50 zł"],
    [{ symbol: "", space: true }, "1 234,50"],
    [{ symbol: "", space: true, beforeValue: true }, "1 234,50"],
    [{ symbol: "$&" }, "1 234,50 $&"],
    [{ groupingSeparator: "$1", decimalSeparator: "$&" }, "1$1234$&50 zł"],
  ])("has its symbol in the configured place: %j", (more, text) =>
    expect(formatPrice(1234.5, { ...zlotys, ...more })).toBe(text),
  );

  it.each([
    [-1234.56, { groupingSeparator: " " }, "-1 234,56 zł"],
    [-10, { beforeValue: true, space: false, symbol: "$" }, "$-10,00"],
    [-0.001, {}, "0,00 zł"],
    [-0.005, {}, "-0,01 zł"],
    [-0, {}, "0,00 zł"],
  ])("below zero, %d with %j, is %j", (value, more, text) =>
    expect(formatPrice(value, { ...zlotys, ...more })).toBe(text),
  );

  it.each([
    "",
    " ",
    "abc",
    "12,5",
    "1 234.50",
    "12 zł",
    "NaN",
    "Infinity",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])("that is no number, %j, is returned unchanged", (value) =>
    expect(formatPrice(value, zlotys)).toBe(value),
  );

  it.each([null, undefined, true, {}, [], [5], 7n])("that is %s is returned unchanged", (value) =>
    expect(formatPrice(value as unknown as number, zlotys)).toBe(value),
  );
});

describe("a mask", () => {
  it.each([
    ["###,##0.00", "1,234,567.89"],
    ["###.##0,00", "1.234.567,89"],
    ["#,##0.00", "1,234,567.89"],
    ["### ##0,00", "1 234 567,89"],
    ["### ##0.00", "1 234 567.89"],
    ["### ### ##0,00", "1 234 567,89"],
    ["'###'##0.00", "1'234'567.89"],
    ["#####0.00", "1234567.89"],
    [" ###,##0.00 ", "1,234,567.89"],
    ["0,00", "1234567,89"],
  ])("with a decimal sign, %j, produces %j", (mask, text) => expect(byMask(mask)).toBe(text));

  it.each([
    ["###,##0", "1,234,568"],
    ["###.##0", "1.234.568"],
    ["###,###,##0", "1,234,568"],
    ["### ##0", "1 234 568"],
    ["#####0", "1234568"],
    ["#", "1234568"],
  ])("without one, %j, produces %j", (mask, text) => expect(byMask(mask)).toBe(text));

  it("with one sign and other than two zeros behind it groups", () =>
    expect(byMask("###,000")).toBe("1,234,568"));

  it("with one sign several times and two zeros at the end has decimals", () => {
    expect(byMask("###.###.##0.00", 12.5)).toBe("12.50");
    expect(formatPrice(1234.5, { ...zlotys, mask: "###,###,##0,00" })).toBe("1 234,50 zł");
  });

  it.each([
    ["###,##0.##", 1234.5, "1,234.5"],
    ["###,##0.##", 1234, "1,234"],
    ["###,##0.0#", 1234, "1,234.0"],
    ["###,##0.0#", 1234.56, "1,234.56"],
    ["###,##0.000", 1.5, "1.500"],
    ["###,##0.0000", 1.00005, "1.0001"],
  ])("may have optional decimals: %j of %d is %j", (mask, value, text) =>
    expect(byMask(mask, value)).toBe(text),
  );

  it("may have several zeros in front", () => expect(byMask("000,000.00", 12)).toBe("000,012.00"));

  it.each(["", " ", "zł", "abc", "&nbsp;"])(
    "without any digit, %j, is invalid: the specification's mask applies",
    (mask) => expect(byMask(mask, 1234.5)).toBe("1 234,50"),
  );

  it("may be anything without breaking the page", () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[#0., ]{0,20}$/)),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (mask, value) => {
          expect(byMask(mask, value)).toMatch(/\d/);
        },
      ),
      runs(),
    ));

  it.each(longTexts)("is applied in linear time: %s", (_, write) =>
    expect(isLinear((mask) => byMask(mask, 1.5), write)).toBe(true),
  );

  it.each(["#", "0", "#,", "0.0", "# "])("of 50,000 characters of %j breaks nothing", (piece) =>
    expect(byMask(`${piece.repeat(50_000)}0`, 1.5)).toMatch(/\d/),
  );
});

describe("rounding", () => {
  it.each([
    [1.005, "1.01"],
    [2.345, "2.35"],
    [1.255, "1.26"],
    [8.345, "8.35"],
    [0.615, "0.62"],
    [10.235, "10.24"],
    [1.0049999, "1.00"],
    [0.1 + 0.2, "0.30"],
    [4.35 * 100, "435.00"],
    [0.005, "0.01"],
    [0.0049, "0.00"],
    [1e-7, "0.00"],
    [5e-324, "0.00"],
    [999.995, "1000.00"],
    [1e21, "1000000000000000000000.00"],
    [1.5e22, "15000000000000000000000.00"],
    [123456789012345.67, "123456789012345.67"],
    [-1.005, "-1.01"],
  ])("of %d is decimal: %s", (value, text) => expect(byMask("#####0.00", value)).toBe(text));

  it("formats the largest number", () =>
    expect(byMask("#####0.00", Number.MAX_VALUE)).toMatch(/^17976931348623157\d{292}\.00$/));

  /** The decimal digits of a number, scaled and rounded half away from zero. */
  function reference(value: number, decimals: number): bigint {
    const [mantissa = "", exponent = "0"] = Math.abs(value).toExponential().split("e");
    const [whole = "", fraction = ""] = mantissa.split(".");
    const shift = Number(exponent) - fraction.length + decimals;
    const digits = BigInt(whole + fraction);
    const scaled =
      shift >= 0
        ? digits * 10n ** BigInt(shift)
        : (digits * 2n + 10n ** BigInt(-shift)) / (2n * 10n ** BigInt(-shift));
    return value < 0 ? -scaled : scaled;
  }

  const amounts = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: -1e7, max: 1e7, noNaN: true }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1_000),
  );

  it("never shows artefacts of binary fractions", () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const mask = decimals ? `###,##0.${"0".repeat(decimals)}` : "###,##0";
        const text = byMask(mask, value);
        expect(text).toMatch(decimals ? /^-?\d{1,3}(,\d{3})*\.\d+$/ : /^-?\d{1,3}(,\d{3})*$/);
        expect(BigInt(text.replace(/[,.]/g, ""))).toBe(reference(value, decimals));
      }),
      runs(),
    ));

  it("has the same digits with any separators", () =>
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom("###,##0.00", "### ##0,00", "#####0.00", "###.##0,00"),
        fc.constantFrom("", " ", ".", "\u00a0", "'"),
        fc.constantFrom("", ",", "."),
        (value, mask, groupingSeparator, decimalSeparator) => {
          const text = formatPrice(value, { ...zlotys, mask, groupingSeparator, decimalSeparator });
          const bare = byMask("#####0.00", value);
          expect(text.replace(/\D/g, "")).toBe(bare.replace(/\D/g, ""));
          expect(text.startsWith("-")).toBe(bare.startsWith("-"));
        },
      ),
      runs(),
    ));
});
