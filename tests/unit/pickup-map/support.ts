/** Points in the platform's format, for tests of the pickup list. */

import { type Courier, type Point, readPoint } from "../../../islands/pickup-map/points";

export const courierOf = (value: unknown = null, id = 5, ending = 1): Courier => ({
  id,
  fullId: `${id}-${ending}`,
  pays: ending ? "prepaid" : "dvp",
  price: value === null ? null : { value, formatted: `${value} zł` },
});

export const raw = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `Punkt ${id}`,
  location: "",
  link: "/punkt",
  markerIconUrl: "",
  requiredClientNumber: false,
  openingDays: {},
  coordinates: { latitude: 52.2, longitude: 21, distance: 0.1 },
  address: { street: "Długa", buildingAndHouseNumber: "4", postcode: "00-001", city: "Warszawa" },
  ...more,
});

export const point = (id: string, distance: number | null, price: unknown = null): Point => {
  const coordinates = distance === null ? null : { latitude: 52.2, longitude: 21, distance };
  const read = readPoint(raw(id, { coordinates }), courierOf(price), null);
  if (!read) throw new Error("no point");
  return read;
};
