// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basketFromStorefront as read } from "../../../runtime/platform/basket/from-storefront";
import { anyJson } from "../any-text";
import { runs } from "../runs";
import {
  basketOfTwo,
  block,
  foreignLinks,
  hostileLinks,
  product,
  products,
  withOneFault,
} from "./basket-answers";

document.head.innerHTML = '<base href="https://shop.test/pl/">';

const oneLine = (more: Readonly<Record<string, unknown>>) => read(block([product(1, more)]))?.lines[0];

describe("the Basket block", () => {
  it("is converted to the islands' format", () =>
    expect(read(block([product(2)]))).toEqual(
      basketOfTwo({
        line: { sizeName: "uniwersalny", versionName: "niebieski", unit: "szt." },
        basket: { shipping: { net: "12,19 zł", gross: "14,99 zł" }, freeShippingLimit: null },
      }),
    ));

  it("may have its products in an object with numeric keys", () =>
    expect(read(block({ 0: product(1), 7: product(2) }))?.lines.map(({ id }) => id)).toEqual(["1", "2"]));

  it.each([
    null,
    undefined,
    "",
    7,
    [],
    {},
    { response: null },
    { response: {} },
    { response: { basket: [] } },
  ])("that is %j contains no basket", (own) => expect(read(own)).toBeNull());

  it.each([null, undefined, "", 7, true, [], {}])("with %j for products is an empty basket", (all) =>
    expect(read(block(all))?.lines).toEqual([]),
  );

  it("never throws, whatever it contains", () =>
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        expect(read(one)).toBeNull();
        expect(read({ response: { basket: one } })?.lines ?? []).toBeInstanceOf(Array);
        expect(read(block([one, other]))?.lines.length).toBeLessThanOrEqual(2);
      }),
      runs(),
    ));
});

describe("one bad record", () => {
  const [good, bad, last] = products(3);

  it("never hides the others", () =>
    fc.assert(
      fc.property(withOneFault(bad), (spoiled) => {
        const lines = read(block([good, spoiled, last]))?.lines ?? [];
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(["Produkt 1", "Produkt 3"]));
        for (const { key, name, size, quantity, worth } of lines)
          expect(
            [key, name, size, typeof quantity, worth.gross].every((own) => typeof own === "string"),
          ).toBe(true);
      }),
      runs(),
    ));

  it("beside the products never hides them", () => {
    const { products: all, ...rest } = block(products(22)).response.basket;
    fc.assert(
      fc.property(withOneFault(rest), (spoiled) => {
        fc.pre(typeof spoiled === "object" && spoiled !== null && !Array.isArray(spoiled));
        expect(read({ response: { basket: { ...(spoiled as object), products: all } } })?.lines).toHaveLength(
          22,
        );
      }),
      runs(0.25),
    );
  });

  it("loses only its invalid parts", () =>
    expect(oneLine({ name: null, link: 5, count: "x", prices: null, size: undefined })).toMatchObject({
      id: "1",
      name: "",
      link: null,
      size: "",
      quantity: 0,
      worth: { net: "", gross: "" },
      icon: "https://shop.test/i-1.webp",
    }));
});

describe("the keys of lines", () => {
  it("are the product, its size, its hash, and whether it is paid with points", () => {
    expect(oneLine({ id: "7", size: "M" })?.key).toBe("7 M");
    expect(oneLine({ id: "7", size: "M", md5_additional: "a1" })?.key).toBe("7 M a1");
    expect(oneLine({ id: "7", size: "M", for_points: "1" })).toMatchObject({
      key: "7 M points",
      forPoints: true,
    });
  });

  it.each(["additional", "hash"])("include the hash as %s, too", (name) => {
    const { md5_additional: _, ...bare } = product(1);
    expect(read(block([{ ...bare, [name]: "a1" }]))?.lines[0]).toMatchObject({ id: "1", additional: "a1" });
  });

  it("identify nothing when the answer does not show the hash", () => {
    const { md5_additional: _, ...bare } = product(1);
    expect(read(block([bare]))?.lines[0]?.id).toBeNull();
  });

  it("identify nothing when two lines have the same key", () =>
    expect(read(block([product(1), product(2), product(1)]))?.lines.map(({ id }) => id)).toEqual([
      null,
      "2",
      null,
    ]));

  it("are the link, or the name, when the answer has no product id", () => {
    expect(oneLine({ id: undefined })).toMatchObject({
      id: null,
      key: "https://shop.test/produkt-1.html uniw",
    });
    expect(oneLine({ id: undefined, link: null })).toMatchObject({ id: null, key: "Produkt 1 uniw" });
  });

  it("are unique in a basket, whatever the products", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record(
            {
              id: fc.constantFrom<unknown>(1, "1", "", null),
              size: fc.constantFrom("", "M", "M 1", "M 2", "M 3"),
              link: fc.constantFrom<unknown>("/a", null),
              name: fc.constantFrom("", "a"),
            },
            { requiredKeys: [] },
          ),
          { maxLength: 8 },
        ),
        (all) => {
          const keys = read(block(all))?.lines.map(({ key }) => key) ?? [];
          expect(new Set(keys).size).toBe(all.length);
        },
      ),
      runs(),
    ));
});

describe("the count of the basket", () => {
  it.each([0, 1, 10, 11, 22, 23, 500, 2.5, -1])("is the server's own: %d", (productsCounter) =>
    expect(read(block(products(3), { productsCounter }))?.count).toBe(productsCounter),
  );

  it.each([
    ["12", 12],
    ["2,5", 2.5],
    ["1 234", 1234],
  ])("may be formatted: %j", (productsCounter, count) =>
    expect(read(block(products(3), { productsCounter }))?.count).toBe(count),
  );

  it.each([null, undefined, "", "wiele", {}, [], true, Number.NaN])(
    "is the number of lines when it is %j",
    (own) => expect(read(block(products(3), { productsCounter: own }))?.count).toBe(3),
  );

  it.each([0, 1, 10, 22, 23, 500])("is independent of the %d lines", (count) =>
    expect(read(block(products(count)))?.lines).toHaveLength(count),
  );
});

describe("quantities", () => {
  it.each([
    [1.5, 1.5],
    ["0,75", 0.75],
    [-2, -2],
    [0, 0],
    [Number.NaN, 0],
    ["NaN", 0],
    [null, 0],
    [1e9, 1e9],
  ])("given as %j are %d", (count, quantity) => expect(oneLine({ count })?.quantity).toBe(quantity));
});

describe("a text from the server", () => {
  it.each(hostileLinks)("never becomes a link or an image when it is %j", (address) =>
    expect(oneLine({ link: address, icon: address, icon_second: address })).toMatchObject({
      link: null,
      icon: null,
      iconSecond: null,
    }),
  );

  it.each(foreignLinks)("may be an image elsewhere, and never a link: %s", (address) => {
    const line = oneLine({ link: address, icon: address });
    expect(line?.link).toBeNull();
    expect(line?.icon).toMatch(/^https:\/\/evil\.example\//);
  });

  it("is plain: references are decoded once, and markup is shown unchanged", () => {
    const line = oneLine({
      name: "&lt;b&gt;Stół&lt;/b&gt; &amp;amp; <img src=x onerror=__xss()>",
      size_name: "18&quot;",
      worth_unit: "&#x73;zt&#46;",
      prices: { worth_gros_formatted: "10,00&nbsp;zł" },
    });
    expect(line).toMatchObject({
      name: "<b>Stół</b> &amp; <img src=x onerror=__xss()>",
      sizeName: '18"',
      unit: "szt.",
      worth: { net: "", gross: "10,00\u00a0zł" },
    });
  });
});

describe("free shipping", () => {
  const basket = (more: Readonly<Record<string, unknown>>) => read(block([], more));

  it.each([
    [0, 0],
    ["0", 0],
    [-5, 0],
    ["12,50", 12.5],
    [null, null],
    [undefined, null],
    ["", null],
    ["brak", null],
  ])("is %j away: %j", (toShippingFree, missing) =>
    expect(basket({ toShippingFree })?.toFreeShipping).toBe(missing),
  );

  it.each([
    ["0,00 zł", true],
    ["0 zł", true],
    ["14,99 zł", false],
    ["", false],
    [null, false],
    ["Gratis!", false],
  ])("costs %j: free is %j", (shippingCost_formatted, free) =>
    expect(basket({ shippingCost_formatted })?.shippingIsFree).toBe(free),
  );

  it.each([
    [{ shippingLimitFree: 199 }, 199],
    [{ shippingLimitFree: "199,00" }, 199],
    [{ shippingLimitFree: { value: 199, formatted: "199,00 zł" } }, 199],
    [{ shippingLimitFree: null }, null],
    [{}, null],
  ])("has its limit only when the source gives it: %j", (more, limit) =>
    expect(basket(more)?.freeShippingLimit).toBe(limit),
  );
});
