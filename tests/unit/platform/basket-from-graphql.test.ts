// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basketFromGraphql as read } from "../../../runtime/platform/basket/from-graphql";
import { anyJson } from "../any-text";
import { runs } from "../runs";
import {
  basketOfTwo,
  hostileLinks,
  queried,
  queriedBasket,
  queriedProducts,
  withOneFault,
} from "./basket-answers";

document.head.innerHTML = '<base href="https://shop.test/pl/">';

const oneLine = (more: Readonly<Record<string, unknown>>) =>
  read(queriedBasket([queried(1, more)]))?.lines[0];
const named = (more: Readonly<Record<string, unknown>>) => oneLine({ data: { ...queried(1).data, ...more } });

describe("the basket by GraphQL", () => {
  it("has the shape of the other source", () =>
    expect(read(queriedBasket([queried(2)]))).toEqual(
      basketOfTwo({
        line: { sizeName: "", versionName: "", unit: "sztuki" },
        basket: { shipping: { net: "", gross: "14,99 zł" }, freeShippingLimit: 199 },
      }),
    ));

  it.each([null, undefined, "", [], {}, { basket: null }, { basket: {} }, { basket: { summaryBasket: [] } }])(
    "is missing in %j",
    (data) => expect(read(data)).toBeNull(),
  );

  it.each([
    ["a plain line", {}, { id: "1", settable: true }],
    ["a line with a hash", { additional: "a1" }, { id: "1", settable: false, key: "1 uniw a1" }],
    ["a subscription with a hash", { basketGroupId: 3, additional: "a1" }, { id: "1", isInGroup: true }],
    ["a subscription without one", { basketGroupId: "3" }, { id: null, isInGroup: true }],
    ["a line for points", { forPoints: true }, { id: null, forPoints: true }],
    ["a line without a size", { size: null }, { id: null }],
  ])("identifies %s as far as possible", (_, more, expected) =>
    expect(oneLine(more)).toMatchObject(expected),
  );

  it("never throws, whatever the answer contains", () =>
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        expect(read(one)).toBeNull();
        expect(read({ basket: { summaryBasket: one, products: other } })?.lines ?? []).toBeInstanceOf(Array);
        expect(read(queriedBasket([one, other]))?.lines.length).toBeLessThanOrEqual(2);
      }),
      runs(),
    ));

  it("shows the other lines when one record is bad", () => {
    const [good, bad, last] = queriedProducts(3);
    fc.assert(
      fc.property(withOneFault(bad), (spoiled) => {
        const lines = read(queriedBasket([good, spoiled, last]))?.lines ?? [];
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(["Produkt 1", "Produkt 3"]));
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      }),
      runs(),
    );
  });

  it.each([0, 1, 10, 22, 23, 500, 2.5, -1])("has the server's own count: %d", (productsCount) =>
    expect(read(queriedBasket(queriedProducts(3), { productsCount }))?.count).toBe(productsCount),
  );

  it.each([null, undefined, "x", Number.NaN])("counts its lines when the count is %j", (productsCount) =>
    expect(read(queriedBasket(queriedProducts(3), { productsCount }))?.count).toBe(3),
  );

  it.each([
    [1, "sztuka"],
    [2, "sztuki"],
    [0, "sztuka"],
    [1.5, "kawałka"],
  ])("has the unit for %d: %s", (quantity, unit) =>
    expect(
      oneLine({
        quantity,
        data: { ...queried(1).data, unit: { singular: "sztuka", plural: "sztuki", fraction: "kawałka" } },
      })?.unit,
    ).toBe(unit),
  );

  it.each(hostileLinks)("never makes a link or an image of %j", (address) =>
    expect(named({ link: address, iconSmall: address, iconSmallSecond: address })).toMatchObject({
      link: null,
      icon: null,
      iconSecond: null,
    }),
  );

  it("decodes character references once, as text", () =>
    expect(named({ name: "A &amp;lt; B &quot;C&quot;" })?.name).toBe('A &lt; B "C"'));

  it.each([
    [{ shipping: { cost: { gross: { value: 0, formatted: "0,00 zł" } } } }, { shippingIsFree: true }],
    [{ shipping: null }, { shippingIsFree: false, shipping: { net: "", gross: "" } }],
    [{ toShippingFree: { value: 0 } }, { toFreeShipping: 0 }],
    [{ toShippingFree: { value: -3 } }, { toFreeShipping: 0 }],
    [{ toShippingFree: null }, { toFreeShipping: null }],
    [{ shippingLimitFree: null }, { toFreeShipping: null, freeShippingLimit: null }],
  ])("has the shipping cost from %j: %j", (more, said) =>
    expect(read(queriedBasket([], more))).toMatchObject(said),
  );
});
