// @vitest-environment page
/** Cases of the lowest price before a discount (contract B k.3), as a table. */
import { expect, it } from "vitest";
import { cardOf, productOf, type Told } from "./omnibus-products";

/** The shop's data, and the resulting card: classes · label · lines. A shop shows codes when its data contain one. */
const cases: readonly (readonly [what: string, told: Told, card: string])[] = [
  // above the selling price: a real discount
  [
    "higher",
    { lowest: 90, isHigher: true, percent: 11 },
    "omnibus -short -higher · Promocja · lowest 90,00 zł -11%",
  ],
  [
    "higher, with a regular price",
    { lowest: 90, isHigher: true, percent: 11, regular: 120, less: 33 },
    "omnibus -higher · Promocja · lowest 90,00 zł -11% · regular 120,00 zł -33%",
  ],
  [
    "higher, and the regular price is the same",
    { lowest: 90, isHigher: true, percent: 11, regular: 90, less: 11 },
    "omnibus -short -higher · Promocja · lowest 90,00 zł -11% · regular 90,00 zł -11%",
  ],
  [
    "higher than the regular price",
    { lowest: 130, isHigher: true, percent: 38, regular: 120, less: 33 },
    "omnibus -higher · Promocja · lowest 130,00 zł -38% · regular 120,00 zł -33%",
  ],
  [
    "higher without a percent",
    { lowest: 90, isHigher: true },
    "omnibus -short -higher · Promocja · lowest 90,00 zł",
  ],
  [
    "higher by less than a percent",
    { lowest: 90, isHigher: true, percent: 0 },
    "omnibus -short -higher · Promocja · lowest 90,00 zł",
  ],
  [
    "higher, as text",
    { lowest: 90, isHigher: "true", percent: "11" },
    "omnibus -short -higher · Promocja · lowest 90,00 zł -11%",
  ],
  [
    "higher, as a letter",
    { lowest: 90, isHigher: "y", percent: 11 },
    "omnibus -short -higher · Promocja · lowest 90,00 zł -11%",
  ],
  [
    "higher, with the sign sent along",
    { lowest: 90, isHigher: true, percent: -11 },
    "omnibus -short -higher · Promocja · lowest 90,00 zł -11%",
  ],
  // not above it: the product was as cheap or cheaper in the last 30 days
  ["lower", { lowest: 70, isHigher: false, percent: 14 }, "omnibus -short · Okazja · lowest 70,00 zł +14%"],
  [
    "lower, with a regular price",
    { lowest: 70, isHigher: false, percent: 14, regular: 120, less: 33 },
    "omnibus · Okazja · lowest 70,00 zł +14% · regular 120,00 zł -33%",
  ],
  [
    "lower, where nothing says so",
    { lowest: 70, percent: 14 },
    "omnibus -short · Okazja · lowest 70,00 zł +14%",
  ],
  [
    "lower, as text",
    { lowest: 70, isHigher: "false", percent: "14" },
    "omnibus -short · Okazja · lowest 70,00 zł +14%",
  ],
  [
    "lower, as a letter",
    { lowest: 70, isHigher: "n", percent: 14 },
    "omnibus -short · Okazja · lowest 70,00 zł +14%",
  ],
  ["lower without a percent", { lowest: 70 }, "omnibus -short · Okazja · lowest 70,00 zł"],
  [
    "lower, a percent that is none",
    { lowest: 70, percent: "NaN%" },
    "omnibus -short · Okazja · lowest 70,00 zł",
  ],
  // equal
  ["equal", { lowest: 80, isHigher: false, percent: 0 }, "omnibus -short · Okazja · lowest 80,00 zł"],
  [
    "equal, with a regular price",
    { lowest: 80, isHigher: false, percent: 0, regular: 120, less: 33 },
    "omnibus · Okazja · lowest 80,00 zł · regular 120,00 zł -33%",
  ],
  [
    "equal, the regular price too",
    { lowest: 80, percent: 0, regular: 80, less: 0 },
    "omnibus -short · Okazja · lowest 80,00 zł · regular 80,00 zł",
  ],
  // a rebate code
  [
    "code",
    { lowest: 90, isHigher: true, percent: 11, code: true, before: 100, lessCode: 20 },
    "omnibus -short -code -higher · Kod rabatowy · lowest 90,00 zł -11% · without code 100,00 zł -20%",
  ],
  [
    "code, with a regular price",
    { lowest: 90, isHigher: true, code: true, before: 100, lessCode: 20, regular: 120, less: 33 },
    "omnibus -code -higher · Kod rabatowy · lowest 90,00 zł · regular 120,00 zł -33% · without code 100,00 zł -20%",
  ],
  [
    "code, and the price without it is the lowest",
    { lowest: 100, isHigher: true, code: true, before: 100, lessCode: 20 },
    "omnibus -short -code -code-short -higher · Kod rabatowy · lowest 100,00 zł · without code 100,00 zł -20%",
  ],
  [
    "code, not higher",
    { lowest: 70, percent: 14, code: true, before: 100 },
    "omnibus -short -code · Kod rabatowy · lowest 70,00 zł +14% · without code 100,00 zł",
  ],
  [
    "code without a price before it",
    { lowest: 90, code: true },
    "omnibus -short -code · Kod rabatowy · lowest 90,00 zł",
  ],
  [
    "code, as a letter",
    { lowest: 90, code: "y", before: 100 },
    "omnibus -short -code · Kod rabatowy · lowest 90,00 zł · without code 100,00 zł",
  ],
  [
    "no code, as a letter",
    { lowest: 90, code: "n", before: 100 },
    "omnibus -short · Okazja · lowest 90,00 zł · without code 100,00 zł",
  ],
  [
    "code, by the unit",
    { lowest: 90, code: true, before: 100, beforeOfUnit: 10 },
    "omnibus -short -code · Kod rabatowy · lowest 90,00 zł · without code 10,00 zł",
  ],
  // an upcoming price
  [
    "upcoming",
    { lowest: 90, isHigher: true, regular: 120, less: 33, date: "2026-12-01" },
    "omnibus -new-price -higher · Okazja · lowest 90,00 zł · regular 120,00 zł -33% · from 2026-12-01 120,00 zł",
  ],
  [
    "upcoming, not higher",
    { lowest: 70, regular: 120, date: "2026-12-01" },
    "omnibus -new-price · Okazja · lowest 70,00 zł · regular 120,00 zł · from 2026-12-01 120,00 zł",
  ],
  [
    "upcoming without a price to come",
    { lowest: 90, isHigher: true, date: "2026-12-01" },
    "omnibus -short -higher · Okazja · lowest 90,00 zł",
  ],
  [
    "upcoming, with a code",
    { lowest: 90, code: true, before: 100, regular: 120, date: "2026-12-01" },
    "omnibus -code -new-price · Kod rabatowy · lowest 90,00 zł · regular 120,00 zł · without code 100,00 zł · from 2026-12-01 120,00 zł",
  ],
  // missing or zero
  ["missing", { regular: 120, less: 33 }, "nothing"],
  [
    "missing, with everything else",
    { isHigher: true, percent: 11, regular: 120, code: true, before: 100, date: "2026-12-01" },
    "nothing",
  ],
  ["zero", { lowest: 0, isHigher: true, percent: 11 }, "nothing"],
  ["zero, as text alone", { lowest: "0,00 zł" }, "nothing"],
  ["empty", { lowest: " " }, "nothing"],
  [
    "the regular price is zero",
    { lowest: 90, regular: 0, less: 100 },
    "omnibus -short · Okazja · lowest 90,00 zł",
  ],
  [
    "the price without the code is zero",
    { lowest: 90, code: true, before: "0,00 zł" },
    "omnibus -short -code · Kod rabatowy · lowest 90,00 zł",
  ],
  // text only, and units
  [
    "of text alone",
    { lowest: "90 złotych", regular: "120 złotych" },
    "omnibus · Okazja · lowest 90 złotych · regular 120 złotych",
  ],
  [
    "by the unit",
    { lowest: 90, lowestOfUnit: 9, regular: 12 },
    "omnibus · Okazja · lowest 9,00 zł · regular 12,00 zł",
  ],
  [
    "sold by three",
    { lowest: 27, regular: 12.1, sellBy: 3 },
    "omnibus · Okazja · lowest 27,00 zł · regular 36,30 zł",
  ],
  [
    "sold by half",
    { lowest: 5, regular: 12.1, sellBy: "0.5" },
    "omnibus · Okazja · lowest 5,00 zł · regular 6,05 zł",
  ],
  [
    "sold by nothing that is a number",
    { lowest: 27, regular: 12, sellBy: "x" },
    "omnibus · Okazja · lowest 27,00 zł · regular 12,00 zł",
  ],
];

it("the number of cases is at least forty", () => expect(cases.length).toBeGreaterThanOrEqual(40));

it.each(cases)("%s", (_, told, card) => expect(cardOf(productOf(told), { withCode: true })).toBe(card));

const withCode = { lowest: 90, code: true, before: 100, lessCode: 20 };
it("a code is ignored when the shop does not show prices before it", () =>
  expect(cardOf(productOf(withCode))).toBe(
    "omnibus -short · Okazja · lowest 90,00 zł · without code 100,00 zł -20%",
  ));

it("a shop with net prices shows net ones", () =>
  expect(cardOf(productOf({ lowest: 90, regular: 120 }), { priceType: "net" })).toBe(
    "omnibus · Okazja · lowest 45,00 zł · regular 60,00 zł",
  ));

it("a selected size has its own prices, any other size those of the product", () => {
  const product = productOf({ lowest: 90 }, { s: { lowest: 70, percent: 5 }, 4: { lowest: 60 }, bare: {} });
  expect(cardOf(product, { sizeId: "s" })).toBe("omnibus -short · Okazja · lowest 70,00 zł +5%");
  expect(cardOf(product, { sizeId: 4 })).toBe("omnibus -short · Okazja · lowest 60,00 zł");
  expect(cardOf(product, { sizeId: "bare" })).toBe("nothing");
  expect(cardOf(product, { sizeId: "unknown" })).toBe("omnibus -short · Okazja · lowest 90,00 zł");
});

it("a product without a price has no card", () => expect(cardOf({ sizes: [] })).toBe("no price"));
