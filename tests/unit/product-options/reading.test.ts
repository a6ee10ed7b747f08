// @vitest-environment page
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { updatedSize } from "../../../islands/product-options/product/answer";
import { readProduct } from "../../../islands/product-options/product/read";
import { sizeWith } from "./given";

const price = (value: number) => ({ gross: { value, formatted: `${value} zł` } });
const page = [
  {
    id: 120,
    type: "product_item",
    unit: { name: "szt.", singular: "szt.", plural: "szt.", precision: "0", sellBy: 1 },
    order_quantity_range: {
      min_quantity_per_order: "2",
      max_size_quantity_per_order: "30",
      subscription_min_quantity: false,
    },
    pointsReceive: 24,
    points: false,
    sizes: [
      {
        id: "3",
        name: "M",
        amount: -1,
        selected: true,
        availability: { visible: "y", description: "Produkt dostępny", status: "enable", icon: "" },
        price: {
          price: price(90),
          omnibusPrice: price(95),
          max: price(120),
          depositPrice: false,
          omnibusPriceDetails: { youSavePercent: -5 },
          rebateNumber: {
            items: [{ threshold: "3", value: "10" }],
            nextthreshold: 3,
            nextleft: 2,
            nextprice: 81,
          },
        },
        shippingTime: { days: 1, today: "true", today_shipment_deadline: "14:00:00", week_day: 4 },
      },
      { id: "4", name: "L", amount: "0", price: { price: price(99), omnibusPrice: null } },
    ],
  },
];

describe("a product page's data", () => {
  const product = readProduct({ hasPricesPerSize: true }, page, "gross");
  test("is read once, with both texts and numbers", () => {
    expect(product).toMatchObject({
      id: "120",
      hasPricesPerSize: true,
      isHandledByPageModule: false,
      limits: { least: 2, most: 30, leastOfSubscription: 0 },
      pointsReceived: 24,
      points: 0,
    });
    expect(product?.sizes.map(({ amount }) => amount)).toEqual([null, 0]);
    expect(product?.sizes[0]).toMatchObject({
      isSelected: true,
      amounts: { price: 90, omnibus: 95, regular: 120, deposit: null },
      percents: { omnibus: 5 },
      quantityPrices: { inBasket: 1, steps: [{ threshold: 3, left: null, price: 81, percent: 10 }] },
      delivery: { isToday: true, deadline: "14:00", weekDay: 4 },
    });
  });
  test("of a set or of a configurable product is left to the server", () => {
    expect(readProduct({ isBundleOrConfigurator: true }, page, "gross")?.isHandledByPageModule).toBe(true);
    expect(readProduct({}, [{ ...page[0], type: "bundle" }], "gross")?.isHandledByPageModule).toBe(true);
  });
  test("may be anything, and nothing throws", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (config, data) => {
        readProduct(config, [data], "gross");
        readProduct(config, data, "net");
        updatedSize(sizeWith(), data, "gross");
      }),
    );
  });
});

describe("the platform's answer", () => {
  const size = sizeWith({ amounts: { ...sizeWith().amounts, omnibus: 80, beforeCode: 110, regular: 130 } });
  test("replaces the page's data, except what it never contains", () => {
    const answer = { sizeprices: { value: "99.5", omnibus_price: 90, maxprice: "" } };
    expect(updatedSize(size, answer, "gross")?.amounts).toMatchObject({
      price: 99.5,
      omnibus: 90,
      regular: null,
      beforeCode: 110,
    });
  });
  test("is read in the shop's price type", () => {
    const answer = { sizeprices: { value: 123, price_net: 100, omnibus_price: 110, omnibus_price_net: 90 } };
    expect(updatedSize(size, answer, "net")?.amounts).toMatchObject({ price: 100, omnibus: 90 });
  });
  test("is empty without a price", () => {
    for (const answer of [
      null,
      {},
      { sizeprices: null },
      { sizeprices: { value: "" } },
      { errors: [{ code: 100 }] },
    ])
      expect(updatedSize(size, answer, "gross")).toBe(null);
  });
});
