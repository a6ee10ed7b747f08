// @vitest-environment page
import { describe, expect, it } from "vitest";
import { pickupCouriers, pickupPoints } from "../../../fixtures/pickup/points";
import { filterPoints, indexed, NO_FILTERS } from "../../../islands/pickup-map/find-points";
import { readPoint } from "../../../islands/pickup-map/points";
import { courierOf, raw } from "./support";

const noon = new Date("2026-11-16T12:00:00");
const read = (id: string, more: Record<string, unknown> = {}, ending = 1) => {
  const point = readPoint(raw(id, more), courierOf(null, 5, ending), null);
  if (!point) throw new Error("no point");
  return point;
};
const open = { monday: { allDay: "08:00-18:00" } };
const points = [
  read("lodz", { address: { street: "Żółwia", city: "Łódź" } }),
  read("open", { openingDays: open }),
  read("sunday", { openingDays: { sunday: { allDay: "10:00-12:00" } } }),
  read("cash", {}, 0),
];
const index = indexed(points);

it("open now is judged by the clock of the point's country, not by the device's", () => {
  const inPoland = indexed([read("pl", { openingDays: open, address: { country: "Polska" } })]);
  const found = (time: string) =>
    filterPoints(inPoland, { ...NO_FILTERS, openNow: true }, new Date(time)).map(({ id }) => id);
  // A Monday in winter: Poland is an hour ahead of the universal time.
  expect(found("2026-11-16T16:59Z")).toEqual(["pl"]);
  expect(found("2026-11-16T17:00Z")).toEqual([]);
  expect(found("2026-11-16T06:59Z")).toEqual([]);
  expect(found("2026-11-16T07:00Z")).toEqual(["pl"]);
});
const ids = (filters: Partial<typeof NO_FILTERS>) =>
  filterPoints(index, { ...NO_FILTERS, ...filters }, noon).map(({ id }) => id);

describe("a list is filtered", () => {
  it.each([
    [{}, ["lodz", "open", "sunday", "cash"]],
    [{ text: "lodz" }, ["lodz"]],
    [{ text: "  ŁÓDŹ żolw " }, ["lodz"]],
    [{ text: "punkt cash" }, ["cash"]],
    [{ text: "nigdzie" }, []],
    [{ openNow: true }, ["open"]],
    [{ weekend: true }, ["sunday"]],
    [{ cash: true }, ["cash"]],
    [{ cash: true, openNow: true }, []],
  ])("by %j to %j", (filters, expected) => expect(ids(filters)).toEqual(expected));
});

it.each([
  ["the postal code in any spelling", ["00-001", "00001", "00 001"]],
  ["words between punctuation marks", ["Długa, 4", "(długa)", "00-001 Warszawa."]],
  ["a number from its beginning or its first digit", ["WAW", "waw123m", "123m"]],
])("a point is found by %s, as a store is", (_, texts) => {
  const locker = indexed([read("WAW123M"), read("x", { address: {} })]);
  for (const text of texts)
    expect(filterPoints(locker, { ...NO_FILTERS, text }, noon).map(({ id }) => id)).toEqual(["WAW123M"]);
});

it("without a filter the list is the same object, so nothing is rendered again", () => {
  expect(filterPoints(index, NO_FILTERS, noon)).toBe(points);
});

it("ten thousand points are found by each of their words", () => {
  const many = pickupPoints(10_000);
  expect(many).toHaveLength(10_000);
  const all = indexed(
    many.map(({ id, name, street, city }) => read(id, { name, address: { street, city } })),
  );
  const inLodz = many.filter(({ city, street }) => city === "Łódź" && street === "Leśna").length;
  expect(inLodz).toBeGreaterThan(20);
  expect(filterPoints(all, { ...NO_FILTERS, text: "lesna lodz" }, noon)).toHaveLength(inLodz);
});

it("the fixture's points are the same each time, of three couriers, some of them unusual", () => {
  const many = pickupPoints(10_000);
  expect(many[0]).toMatchObject({ id: expect.stringMatching(/00000$/) });
  for (const courier of Object.values(pickupCouriers))
    expect(many.filter((one) => one.courier === courier).length).toBeGreaterThan(3_000);
  for (const kind of ["needsNumber", "takesMoney", "icon"] as const)
    expect(many.some((one) => one[kind]) && many.some((one) => !one[kind])).toBe(true);
  expect(many.filter(({ place }) => !place).length).toBeGreaterThan(100);
});
