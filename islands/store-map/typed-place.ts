/** Validates coordinates that shop staff have typed, and finds mistakes (bar R25). */
import { number } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";

/** `isBad` = the fields have values, but they are not a place. */
export interface TypedPlace {
  readonly place: GeoPoint | null;
  readonly isBad: boolean;
}

/** An empty field, or the zeros of a database without coordinates: neither a place nor a mistake. */
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && !value.trim()) ||
  number(value) === 0;

export function readTypedPlace(lat: unknown, lng: unknown): TypedPlace {
  const place = readGeoPoint(lat, lng);
  return { place, isBad: !place && !(isNothing(lat) && isNothing(lng)) };
}

/** Degrees: wider than any country with a shop's stores. Stores with swapped coordinates lie further away. */
const FAR = 20;
/** Number of places from which the location of the others is known. */
const ENOUGH = 3;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Finds places with latitude and longitude swapped: they lie far from the middle, and swapped back they lie near the
 * others.
 */
export function swappedAmong(places: readonly (GeoPoint | null)[]): ReadonlySet<number> {
  const known = places.filter((place) => place !== null);
  const found = new Set<number>();
  if (known.length < ENOUGH) return found;
  const lat = middle(known.map((place) => place.lat));
  const lng = middle(known.map((place) => place.lng));
  const isNear = (one: GeoPoint) => Math.abs(one.lat - lat) < FAR && Math.abs(one.lng - lng) < FAR;
  places.forEach((place, index) => {
    if (place && !isNear(place) && isNear({ lat: place.lng, lng: place.lat })) found.add(index);
  });
  return found;
}
