// @vitest-environment page
/** Texts of prices before a discount: the shop's own texts win, and stay text (rulings 11 and 29, bar S8). */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPriceRange, priceTypeOf, readOmnibus } from "../../../runtime/prices/omnibus";
import { omnibusDetails } from "../../../runtime/prices/omnibus-details";
import { omnibusSwitches } from "../../../runtime/prices/omnibus-switches";
import { omnibusTexts } from "../../../runtime/prices/omnibus-texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { anyText } from "../any-text";
import { runs } from "../runs";
import { options, priceOf, productOf, type Told } from "./omnibus-products";

const full: Told = {
  lowest: 90,
  percent: 11,
  isHigher: true,
  regular: 120,
  less: 33,
  before: 100,
  lessCode: 20,
  date: "1 grudnia",
};
const details = (told: Told, overrides: Readonly<Record<string, string>> = {}) => {
  const found = omnibusDetails(
    productOf(told),
    options({ t: bindTexts(omnibusTexts, overrides, "pol"), withCode: true }),
  );
  if (!found) throw new Error("no price");
  return found;
};

describe("the lines", () => {
  it("describe what they show", () =>
    expect(details(full)).toEqual({
      classes: {
        add: ["--omnibus", "--omnibus-new-price", "--omnibus-higher"],
        remove: ["--omnibus-short", "--omnibus-code", "--omnibus-code-short"],
      },
      omnibus: {
        price: "90,00 zł",
        visible: true,
        percent: "-11%",
        html: '<span class="omnibus_price__text">Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki: </span><del class="omnibus_price__value">90,00 zł</del> <span class="price_percent">-11%</span>',
      },
      max: {
        price: "120,00 zł",
        visible: true,
        percent: "-33%",
        html: '<span class="omnibus_label">Cena regularna: </span><del class="omnibus_price__value">120,00 zł</del> <span class="price_percent">-33%</span>',
      },
      beforeRebate: {
        price: "100,00 zł",
        visible: true,
        percent: "-20%",
        html: '<span class="omnibus_label">Cena bez kodu: </span><del class="omnibus_price__value">100,00 zł</del> <span class="price_percent">-20%</span>',
      },
      newPriceEffectiveUntil: {
        date: "1 grudnia",
        price: "120,00 zł",
        visible: true,
        html: 'Cena nadchodząca od <span class="new_price__date">1 grudnia</span>: <span class="new_price__value">120,00 zł</span>',
      },
      omnibusLabel: { name: "bargain", html: '<span class="label --bargain --omnibus">Okazja</span>' },
    }));

  it.each(["code", "bargain", "promo"])("may have the shop's own label for %s", (name) => {
    const told = { lowest: 90, code: name === "code", isHigher: name === "promo" };
    expect(details(told, { [`omnibus.${name}`]: "Super Cena!" }).omnibusLabel).toEqual({
      name,
      html: `<span class="label --${name} --omnibus">Super Cena!</span>`,
    });
  });

  it("may have the date after the price", () =>
    expect(details(full, { "omnibus.upcoming": "{price} ab {date}" }).newPriceEffectiveUntil?.html).toBe(
      '<span class="new_price__value">120,00 zł</span> ab <span class="new_price__date">1 grudnia</span>',
    ));
});

it("no server text and no configured text becomes markup", () =>
  fc.assert(
    fc.property(anyText, (words) => {
      const own = Object.fromEntries(Object.keys(omnibusTexts).map((key) => [key, words]));
      const told = { lowest: `1${words}`, regular: `2${words}`, before: `3${words}`, date: words };
      const lines = [details(told), details(told, own)].flatMap(Object.values);
      for (const { html } of lines.filter((line) => line?.html)) {
        const holder = document.createElement("div");
        holder.innerHTML = html;
        const tags = [...holder.querySelectorAll("*")].map(({ localName, className }) => [
          localName,
          className,
        ]);
        for (const [tag, className] of tags)
          expect(
            ["span", "del"].includes(tag ?? "") &&
              /^(label |price_|omnibus_|new_price_)/.test(className ?? ""),
          ).toBe(true);
        expect(html.replace(/<\/?(span|del)( class="[\w -]+")?>/g, "")).not.toMatch(/[<>"]/);
      }
    }),
    runs(0.25),
  ));

it("letters of markup in a text are written as references", () => {
  const words = 'a & <b> "c"';
  expect(details({ lowest: 90, code: true }, { "omnibus.code": words }).omnibusLabel?.html).toBe(
    '<span class="label --code --omnibus">a &amp; &lt;b&gt; &quot;c&quot;</span>',
  );
});

it("a product without a price has no details", () => {
  expect(omnibusDetails({}, options())).toBe(false);
  expect(omnibusDetails(productOf({}), options())).toEqual({
    classes: { add: [], remove: expect.any(Array) },
  });
});

it("one size has no range of prices, whatever it costs", () => {
  expect(hasPriceRange({ sizes: [{ price: { price: { gross: { value: 1 } } } }] }, "gross")).toBe(false);
});

it("the shop's switches are those of the page at the time", () => {
  expect(omnibusSwitches().isOff).toBe(false);
  Object.assign(window, { app_shop: { vars: { omnibus: { enabled: false } } } });
  expect(omnibusSwitches().isOff).toBe(true);
  Reflect.deleteProperty(window, "app_shop");
});

it("character references are decoded once", () =>
  expect(readOmnibus(productOf({ lowest: "9&nbsp;&amp;lt;" }), options())).toMatchObject({
    omnibus: { price: "9\u00a0&lt;" },
  }));

const angry = () => {
  throw new Error("looked at");
};
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();
const hostile: readonly (readonly [what: string, value: unknown])[] = [
  ["null", null],
  ["undefined", undefined],
  ["a text", "price"],
  ["a list", [priceOf(full)]],
  ["an element", document.createElement("form")],
  ["a getter that throws", Object.defineProperty({}, "price", { enumerable: true, get: angry })],
  [
    "a proxy that throws",
    new Proxy(
      {},
      { get: angry, has: angry, ownKeys: angry, getOwnPropertyDescriptor: angry, getPrototypeOf: angry },
    ),
  ],
  ["a revoked proxy", revoked],
  ["a price that is a revoked proxy", { price: revoked }],
  ["a price that is inherited", Object.create({ price: priceOf(full) })],
  ["sizes that are a revoked proxy", { price: {}, sizes: revoked }],
  [
    "a price of symbols and big numbers",
    { price: { omnibusPrice: { gross: { formatted: Symbol("x"), value: 1n } } } },
  ],
];

it.each(hostile)("%s never throws", (_, value) => {
  const more = { sizeId: "s" };
  expect(omnibusDetails(value, options(more)) || { omnibus: undefined }).not.toHaveProperty("omnibus.price");
  expect(hasPriceRange(value, "gross")).toBe(false);
});

it("any value never throws", () =>
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withNullPrototype: true }),
      fc.anything(),
      (price, sizeId) => {
        omnibusDetails({ price, sizes: [{ id: "s", price }] }, options({ sizeId }));
        hasPriceRange({ sizes: price }, String(typeof sizeId));
      },
    ),
    runs(),
  ));

it("sizes have a range of prices when two of them differ", () => {
  const sizes = (...values: readonly unknown[]) => ({
    sizes: values.map((value) => ({ price: { price: { gross: { value } } } })),
  });
  expect(hasPriceRange(sizes(10, "10", null), "gross")).toBe(false);
  expect(hasPriceRange(sizes(10, 12), "gross")).toBe(true);
  expect(hasPriceRange(sizes(10, 12), "net")).toBe(false);
  expect(hasPriceRange({}, "gross")).toBe(false);
});

it.each([
  ["net", "gross", "net"],
  ["hidden", "net", "net"],
  [undefined, "net", "net"],
  ["constructor", "hidden", "gross"],
])("requested as %j in a shop of %j, prices are %s", (asked, ofShop, type) =>
  expect(priceTypeOf(asked, ofShop)).toBe(type),
);

it.each([
  [{ enabled: false }, { isOff: true, withCode: false, hidesPercent: false }],
  [{ enabled: "false" }, { isOff: true, withCode: false, hidesPercent: false }],
  [
    { enabled: true, rebateCodeActivate: true },
    { isOff: false, withCode: true, hidesPercent: false },
  ],
  [{ hidePercentageDiscounts: "true" }, { isOff: false, withCode: false, hidesPercent: true }],
  [null, { isOff: false, withCode: false, hidesPercent: false }],
])("the shop's switches %j mean %j", (omnibus, switches) =>
  expect(omnibusSwitches({ omnibus })).toEqual(switches),
);
