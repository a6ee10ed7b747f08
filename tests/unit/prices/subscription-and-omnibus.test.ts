// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { omnibusDetails } from "../../../runtime/prices/omnibus";
import { omnibusTexts } from "../../../runtime/prices/omnibus-texts";
import { subscriptionPrice } from "../../../runtime/prices/subscription-price";
import { bindTexts } from "../../../runtime/texts/texts";

const plain = (value: number) => value.toFixed(2);
const price = (input: Record<string, unknown>) => subscriptionPrice(input, (value) => `${value} zł`, plain);

describe("the price of a subscription", () => {
  it.each([
    [{ max: 100, maxNet: 80, before: 100, rebateValue: 10, save: 5 }, "85.00", "68.00", 15],
    [{ max: "100", maxNet: "80", rebateValue: "10", rebateType: "quota", save: "5" }, "85.00", "68.00", 15],
    [{ max: 10, rebateValue: 50, rebateType: "amount" }, "0.00", "0.00", 100],
    [{ max: 0, rebateValue: 10 }, "0.00", "0.00", 0],
    [{ max: 100, maxNet: 80, save: 5 }, "95.00", "76.00", 5],
  ])("%j", (input, gross, net, percent) =>
    expect(price(input)).toMatchObject({ gross: { value: gross }, net: { value: net }, percent }),
  );

  it("is none without a price and a rebate", () => expect(price({ max: 0, maxNet: 5, save: 2 })).toBe(false));
});

describe("the lowest price of 30 days", () => {
  const options = {
    priceType: "gross",
    format: (value: number) => `${value} zł`,
    say: bindTexts(omnibusTexts, {}, "pol"),
  };
  const product = (more: object, details: object = {}) => ({
    price: { omnibusPrice: { gross: { formatted: "90 zł" } }, omnibusPriceDetails: details, ...more },
  });

  it("speaks by the texts that it is given, and writes them as text", () => {
    const say = (key: string) => `<i>${key}</i>`;
    const details = omnibusDetails(product({}), { ...options, say });
    expect(JSON.stringify(details)).toContain("&lt;i&gt;omnibus.lowest&lt;/i&gt;");
    expect(JSON.stringify(details)).not.toContain("<i>");
  });

  it("is none without a price, and takes its classes back without a lowest one", () => {
    expect(omnibusDetails({}, options)).toBe(false);
    expect(omnibusDetails({ price: {} }, options)).toMatchObject({ classes: { add: [] } });
  });

  it.each([
    ["promo", { omnibusPriceIsHigherThanSellingPrice: true, youSavePercent: 10 }, "-10%"],
    ["bargain", { youSavePercent: 10 }, "+10%"],
    ["bargain", {}, ""],
  ])("is a %s with %j", (name, details, percent) =>
    expect(omnibusDetails(product({}, details), options)).toMatchObject({
      omnibus: { percent },
      omnibusLabel: { name },
    }),
  );

  it("is told of the size that is chosen, by its unit", () => {
    const own = {
      omnibusPrice: { gross: { formatted: "9 zł" } },
      unit: { gross: {} },
      max: { gross: { value: 5 } },
    };
    const all = { ...product({}), unit: { sellBy: 2 }, sizes: [{ id: "s", price: own }] };
    expect(omnibusDetails(all, { ...options, sizeId: "s" })).toMatchObject({
      omnibus: { price: "9 zł" },
      max: { price: "10 zł" },
    });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => void omnibusDetails({ price: value, sizes: value }, options)),
    );
  });
});
