// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manyStores } from "../../../fixtures/stores/many";
import { makeFinder } from "../../../islands/store-map/finder";
import { isAt, sharedDigits } from "../../../runtime/places/search";
import { names, storesOf } from "../store-map/support";

const stores = storesOf();
function searchStores(all: ReturnType<typeof storesOf>) {
  const finder = makeFinder(all, 60);
  return (text: string) => {
    finder.look(text);
    return finder.state().found;
  };
}
const find = searchStores(stores);

describe("stores are found", () => {
  it.each([
    ["gdansk", ["Nad Motławą"]],
    ["GDAŃSK", ["Nad Motławą"]],
    ["Gdan", ["Nad Motławą"]],
    ["leba", ["Na Wydmie"]],
    ["łeba", ["Na Wydmie"]],
    ["florianska 18", ["Pod Wawelem"]],
    ["18 kraków", ["Pod Wawelem"]],
    ["31-021", ["Pod Wawelem"]],
    ["31021", ["Pod Wawelem"]],
    ["31 021", ["Pod Wawelem"]],
    ["80-8", ["Nad Motławą"]],
    ["wawel", ["Pod Wawelem"]],
    ["", ["Nad Motławą", "Pod Wawelem", "Na Wydmie"]],
    ["  ", ["Nad Motławą", "Pod Wawelem", "Na Wydmie"]],
    ["na", ["Nad Motławą", "Na Wydmie"]],
    ["dańsk", []],
    ["gdańsk kraków", []],
    ["<b>", []],
  ])("by %j", (text, found) => {
    expect(names(find(text))).toEqual(found);
  });

  it("by the beginning of any of their words, in any spelling", () => {
    const many = storesOf(manyStores(500));
    const look = searchStores(many);
    fc.assert(
      fc.property(fc.constantFrom(...many), fc.nat(30), fc.boolean(), (store, length, isLoud) => {
        const word = [store.city, store.street, store.zipcode][length % 3] ?? "";
        const typed = word.slice(0, Math.max(1, length));
        expect(look(isLoud ? typed.toUpperCase() : ` ${typed} `)).toContain(store);
      }),
    );
  });
});

it("a text is a store's town or code when it matches completely", () => {
  const [first] = stores;
  if (!first) throw new Error("no store");
  expect(["gdansk", "80-831", "80831", "80-831 Gdańsk"].filter((text) => isAt(first, text))).toHaveLength(4);
  expect(["gda", "80-8", "", "długa"].filter((text) => isAt(first, text))).toEqual([]);
});

it("codes are similar by their common leading digits; an invalid code is similar to none", () => {
  const [first] = stores;
  if (!first) throw new Error("no store");
  expect(
    ["80-800", "81-000", "00-950", "80", "8o-831", "gdańsk"].map((text) => sharedDigits(first, text)),
  ).toEqual([3, 1, 0, 0, 0, 0]);
});
