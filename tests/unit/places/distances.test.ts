// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manyStores } from "../../../fixtures/stores/many";
import { kilometres, nearestFirst } from "../../../runtime/places/geo-point";
import { placeAmong } from "../../../runtime/places/search";
import { gdansk, krakow, names, storesOf } from "../store-map/support";

const nearest = (stores: ReturnType<typeof storesOf>, from: typeof gdansk) =>
  nearestFirst(stores, ({ place }) => place && kilometres(from, place));
const warszawa = { lat: 52.2297, lng: 21.0122 };

describe("a distance", () => {
  it("is as on maps: Gdańsk to Kraków some 485 km, to itself zero", () => {
    expect(Math.round(kilometres(gdansk, krakow))).toBe(485);
    expect(kilometres(gdansk, gdansk)).toBe(0);
  });

  it("crosses the date line and the poles", () => {
    expect(Math.round(kilometres({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }))).toBe(111);
    expect(Math.round(kilometres({ lat: 89.5, lng: 0 }, { lat: 89.5, lng: 180 }))).toBe(111);
  });

  it("is the same both ways, and never longer than half the world", () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (one, two) => {
        expect(kilometres(one, two)).toBeCloseTo(kilometres(two, one), 6);
        expect(kilometres(one, two)).toBeLessThan(20_016);
      }),
    );
  });
});

it("the nearest come first, those without a place last and in their own order", () => {
  const stores = storesOf();
  expect(names(nearest(stores, warszawa))).toEqual(["Pod Wawelem", "Nad Motławą", "Na Wydmie"]);
  expect(names(nearest(stores, gdansk))).toEqual(["Nad Motławą", "Pod Wawelem", "Na Wydmie"]);
});

it("10,000 stores are sorted by distance, and all of them are there", () => {
  const stores = storesOf(manyStores(10_000));
  const sorted = nearest(stores, warszawa);
  const far = sorted.map(({ place }) => (place ? kilometres(warszawa, place) : Infinity));
  expect(far.every((km, index) => index === 0 || km >= (far[index - 1] ?? 0))).toBe(true);
  expect(new Set(sorted).size).toBe(10_000);
});

describe("without a geocoder, a place is", () => {
  const stores = storesOf([
    { city: "Gdańsk", zipcode: "80-831", lat: 54, lng: 18 },
    { city: "Gdańsk", zipcode: "80-100", lat: 55, lng: 19 },
    { city: "Kraków", zipcode: "31-021", ...krakow },
    { city: "Sopot", zipcode: "81-701" },
  ]);

  it.each([
    ["gdansk", { lat: 54.5, lng: 18.5 }],
    ["80-100", { lat: 55, lng: 19 }],
    ["80-8", { lat: 54, lng: 18 }],
    ["80-999", { lat: 54.5, lng: 18.5 }],
    ["31-999", krakow],
  ])("the centre of the stores in %j", (text, place) => {
    expect(placeAmong(stores, text)).toEqual(place);
  });

  it.each(["Sopot", "Wrocław", "", "gda", "99-999"])("unknown for %j", (text) => {
    expect(placeAmong(stores, text)).toBeNull();
  });
});
