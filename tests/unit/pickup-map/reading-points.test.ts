// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileLinks, hostileTexts } from "../../../fixtures/catalogue/hostile";
import { chosenPoint } from "../../../islands/pickup-map/chosen-point";
import { readSuggestions } from "../../../islands/pickup-map/operation";
import { readPoint, readPoints } from "../../../islands/pickup-map/points";
import { readHost, readOptions } from "../../../islands/pickup-map/wanted";
import { readGeoPoint } from "../../../runtime/places/geo-point";
import { courierOf, raw } from "./support";

const around = { lat: 52.2, lng: 21 };
const answer = (...points: unknown[]) => ({ courier_5: { pickupPoints: points } });

describe("a point", () => {
  it("is identified by its courier and its id", () => {
    expect(readPoint(raw("WAR01"), courierOf(), null)?.uid).toBe("courier_5-WAR01");
  });
  it("has an icon only by http, and its texts character by character", () => {
    for (const link of hostileLinks.filter((one) => !one.startsWith("/")))
      expect(readPoint(raw("a", { markerIconUrl: link }), courierOf(), null)?.icon ?? "").not.toMatch(
        /script|data:/i,
      );
    for (const text of hostileTexts.filter((one) => !one.includes("&")))
      expect(readPoint(raw("a", { name: text, location: text }), courierOf(), null)).toMatchObject({
        name: text,
        description: text,
      });
  });
  it.each([
    ["numbers", 52.2, 21, true],
    ["texts", "52.2", "21", true],
    ["decimal commas", "52,2", "21,0", true],
    ["nothing", null, undefined, false],
    ["both zero", 0, 0, false],
    ["outside of the world", 91, 21, false],
    ["beyond the date line", 52, 181, false],
    ["words", "tam", "tu", false],
  ])("has a place by coordinates of %s: %j, %j", (_, latitude, longitude, has) => {
    const read = readPoint(raw("a", { coordinates: { latitude, longitude } }), courierOf(), around);
    expect(!!read?.place).toBe(has);
    expect(readGeoPoint(latitude, longitude) !== null).toBe(has);
    if (!has) expect(read?.distance).toBe(null);
  });
  it("has its distance computed when the platform gives none", () => {
    const coordinates = { latitude: 52.2, longitude: 21.1 };
    const read = readPoint(raw("a", { coordinates }), courierOf(), around);
    expect(read?.distance).toBeCloseTo(6.815, 2);
  });
});

describe("an answer", () => {
  it("loses only the invalid points", () => {
    const points = readPoints(answer(null, 7, {}, raw(""), raw("a"), [], raw("b")), [courierOf()], around);
    expect(points?.map(({ id }) => id)).toEqual(["a", "b"]);
  });
  it("without one courier has the other's points; without any it has none", () => {
    const both = [courierOf(), courierOf(null, 6)];
    expect(readPoints({ ...answer(raw("a")), courier_6: null }, both, around)).toHaveLength(1);
    expect(readPoints({ courier_5: null, courier_6: { pickupPoints: "x" } }, both, around)).toBe(null);
  });
  it("may contain anything without an exception", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        readPoints(
          { courier_5: { pickupPoints: [one, { id: "a", address: other, coordinates: one }] } },
          [courierOf()],
          around,
        );
        readSuggestions({ searchPickupPoints: [one, { data: other, gps: one }] });
      }),
    );
  });
});

it("the page's script gets the whole point, with its courier and its price there", () => {
  const courier = courierOf(8.99);
  const given = raw("a", { extra: { of: "the platform" } });
  const point = readPoint(given, courier, around);
  if (!point) throw new Error("no point");
  expect(chosenPoint(point, "123")).toEqual({
    ...given,
    uid: "courier_5-a",
    courierId: 5,
    fullId: "5-1",
    price: courier.price,
    clientCourierNumber: "123",
  });
  expect(chosenPoint(point, "")).not.toHaveProperty("clientCourierNumber");
});

describe("a request for points", () => {
  it.each([
    [{ couriers: [] }],
    [{}],
    [null],
    [{ couriers: [{ id: "1) { x } #" }, { id: -1 }, { id: 1.5 }, null] }],
  ])("is not sent without a courier, %j", (options) => expect(readOptions(options, "cop")).toBe(null));

  it("has the payment type of the courier's full id, otherwise of the call", () => {
    const couriers = [{ id: "5", fullId: "5-0" }, { id: 5, fullId: "5-1" }, { id: 6 }];
    const asked = readOptions({ couriers, cashOnDelivery: true, lat: "52", lng: "21" }, "cop");
    expect(asked?.couriers.map(({ id, fullId, pays }) => [id, fullId, pays])).toEqual([
      [5, "5-0", "dvp"],
      [5, "5-1", "prepaid"],
      [6, "6-0", "dvp"],
    ]);
    expect(asked?.start).toEqual({ lat: 52, lng: 21 });
  });

  it("is read from the attributes of the platform's form", () => {
    const form = document.createElement("form");
    Object.assign(form.dataset, {
      courierId: "100149",
      prepaid: "dvp",
      lat: "",
      lng: "",
      address: " Gdynia ",
    });
    expect(readHost(form, {})).toMatchObject({
      couriers: [{ id: 100149, fullId: "100149-0", pays: "dvp" }],
      start: null,
      address: "Gdynia",
    });
    expect(readHost(document.createElement("div"), {})).toBe(null);
  });
});

it("suggestions without a place are removed; one of several equal names stays", () => {
  const gps = { latitude: 52, longitude: 21 };
  const given = [{ data: "A", gps }, { data: "B", gps: null }, { data: "A", gps }, { data: "", gps }, null];
  expect(readSuggestions({ searchPickupPoints: given })).toEqual([
    { name: "A", place: { lat: 52, lng: 21 } },
  ]);
});
