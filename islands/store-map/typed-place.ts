/** Validates coordinates that shop staff typed, and detects swapped ones (bar R25). */
import { number } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";

/** `isBad`: the fields have values, but no valid coordinates. */
export interface TypedPlace {
  readonly place: GeoPoint | null;
  readonly isBad: boolean;
}

/** Whether a field counts as empty. Databases without coordinates contain zeros, which are not a mistake. */
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && !value.trim()) ||
  number(value) === 0;

export function readTypedPlace(lat: unknown, lng: unknown): TypedPlace {
  const place = readGeoPoint(lat, lng);
  return { place, isBad: !place && !(isNothing(lat) && isNothing(lng)) };
}

/**
 * Degrees from the median within which stores lie. In Poland, swapped coordinates lie further away. Where latitude and
 * longitude are similar (Romania, Ukraine), swapped ones remain within it and are not found.
 */
const FAR = 20;
/** Minimum number of places for a meaningful median. */
const ENOUGH = 3;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Finds places whose latitude and longitude are swapped: far from the median as typed, near it when swapped back.
 * @returns their indexes
 */
export function swappedAmong(places: readonly (GeoPoint | null)[]): ReadonlySet<number> {
  const known = places.filter((place) => place !== null);
  const found = new Set<number>();
  if (known.length < ENOUGH) return found;
  const lat = median(known.map((place) => place.lat));
  const lng = median(known.map((place) => place.lng));
  const isNear = (one: GeoPoint) => Math.abs(one.lat - lat) < FAR && Math.abs(one.lng - lng) < FAR;
  places.forEach((place, index) => {
    if (place && !isNear(place) && isNear({ lat: place.lng, lng: place.lat })) found.add(index);
  });
  return found;
}
