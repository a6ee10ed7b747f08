// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manyStores, oddStores } from "../../../fixtures/stores/many";
import { storesOfProps } from "../../../islands/store-map/stores";
import { readTypedPlace, swappedAmong } from "../../../runtime/places/geo-point";

describe("typed coordinates", () => {
  it.each([
    [54.35, 18.65, 54.35, 18.65],
    ["54.35", "18.65", 54.35, 18.65],
    ["54,35", "18,65", 54.35, 18.65],
    [" 54.35 ", "18.65\u00a0", 54.35, 18.65],
    ["-90", "180", -90, 180],
    ["0", "18.65", 0, 18.65],
  ])("%j and %j are a place", (lat, lng, north, east) => {
    expect(readTypedPlace(lat, lng)).toEqual({ place: { lat: north, lng: east }, isBad: false });
  });

  it.each([
    ["", ""],
    [null, undefined],
    [" ", ""],
    ["0", "0"],
    [0, 0],
  ])("%j and %j are missing, which is no error", (lat, lng) => {
    expect(readTypedPlace(lat, lng)).toEqual({ place: null, isBad: false });
  });

  it.each([
    ["null", "undefined"],
    ["54.35", ""],
    ["90.0001", "18"],
    ["180", "-180"],
    ["18", "180.5"],
    ["54.35N", "18.65E"],
    ["1e400", "1"],
    [{}, []],
    [NaN, 1],
    ["54.35,18.65", "54.35,18.65"],
  ])("%j and %j are an error", (lat, lng) => {
    expect(readTypedPlace(lat, lng)).toEqual({ place: null, isBad: true });
  });

  it("are a place in the world or missing, for any values", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (lat, lng) => {
        const { place } = readTypedPlace(lat, lng);
        if (place) expect(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180).toBe(true);
      }),
    );
  });
});

describe("swapped latitude and longitude", () => {
  const poland = [
    { lat: 54.3, lng: 18.6 },
    { lat: 50.1, lng: 19.9 },
    { lat: 52.2, lng: 21 },
  ];

  it("are detected by comparison with the other stores", () => {
    expect([...swappedAmong([...poland, { lat: 17, lng: 51.1 }, null])]).toEqual([3]);
  });

  it("are not suspected for a store abroad, nor when there are too few stores to compare with", () => {
    expect([...swappedAmong([...poland, { lat: 40.4, lng: -3.7 }])]).toEqual([]);
    expect([
      ...swappedAmong([
        { lat: 17, lng: 51 },
        { lat: 54, lng: 18 },
      ]),
    ]).toEqual([]);
  });

  it("are not suspected in a whole country of stores", () => {
    const places = manyStores(2_000).map(({ lat, lng }) => ({ lat: Number(lat), lng: Number(lng) }));
    expect([...swappedAmong(places)]).toEqual([]);
  });
});

it("a store without a valid place stays in the list, is not on the map, and is named for the designer", () => {
  const { stores, bad } = storesOfProps(oddStores);
  expect(stores).toHaveLength(8);
  expect([...bad].sort()).toEqual(["5", "6", "7"]);
  expect(stores.filter(({ place }) => place).map(({ pageId }) => pageId)).toEqual(["1", "2", "3", "8"]);
  expect(stores[2]?.place).toEqual({ lat: 50.0637, lng: 19.941 });
});
