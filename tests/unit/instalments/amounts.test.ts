/** Parses amounts in the format of the Basket block. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountIn } from "../../../islands/instalments/read-page";
import { formatPrice } from "../../../runtime/prices/format-price";
import { runs } from "../runs";

describe("a written amount", () => {
  it.each([
    ["1 234,50 zł", 1234.5],
    ["1\u00a0234,50\u00a0zł", 1234.5],
    ["0,00 zł", 0],
    ["zł 12", 12],
    ["$1,234.50", 1234.5],
    ["1.234,5 €", 1234.5],
    ["1'234.50 CHF", 1234.5],
    ["12 345 678,99 Kč", 12345678.99],
    ["1,234 Ft", 1234],
    ["", null],
    ["Cena na telefon", null],
  ])("%j is read as %j", (written, amount) => expect(amountIn(written)).toBe(amount));

  it("is read back from the shop's price masks", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(["###,##0.00", ",", " "], ["###,##0.00", ".", ","], ["### ##0,00", ",", " "]),
        fc.boolean(),
        (cents, [mask, decimalSeparator, groupingSeparator], beforeValue) => {
          const options = {
            mask,
            decimalSeparator,
            groupingSeparator,
            beforeValue,
            symbol: "zł",
            space: true,
          };
          const written = formatPrice(cents / 100, options as Parameters<typeof formatPrice>[1]);
          expect(amountIn(String(written))).toBe(cents / 100);
        },
      ),
      runs(),
    ));
});
