/** Coordinates as shops' staff type them (bar R25): which of them are a place, and which are a mistake. */
import { number } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";

/** `bad`: something stands there, and it is no place. */
export interface TypedPlace {
  readonly place: GeoPoint | null;
  readonly isBad: boolean;
}

/** An empty field, or the two zeros of a table that had none: no mistake, but no place either. */
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && !value.trim()) ||
  number(value) === 0;

export function readTypedPlace(lat: unknown, lng: unknown): TypedPlace {
  const place = readGeoPoint(lat, lng);
  return { place, isBad: !place && !(isNothing(lat) && isNothing(lng)) };
}

/** Degrees: no country that a shop has stores in is wider, but its stores with the two swapped lie further away. */
const FAR = 20;
/** From so many on it can be told where the others are. */
const ENOUGH = 3;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Which places have latitude and longitude swapped: they lie far from the middle of all, and swapped they would lie
 * amid the others.
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
