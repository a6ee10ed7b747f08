/** Reads coordinates that may be written in any way, and calculates with them. Pure. */
import { number } from "../base/values";
import type { GeoPoint } from "../contracts/map";

/**
 * Reads coordinates as servers, shops and attributes write them, also with a decimal comma.
 * @returns `null` when a coordinate is missing or out of range, or both are 0, which platforms write for "not known"
 */
export function readGeoPoint(lat: unknown, lng: unknown): GeoPoint | null {
  const [a, b] = [number(lat), number(lng)];
  if (a === null || b === null || (!a && !b)) return null;
  return Math.abs(a) <= 90 && Math.abs(b) <= 180 ? { lat: a, lng: b } : null;
}

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

/** Reads coordinates that shop staff typed (bar R25). */
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

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the earth's surface. */
export function kilometres(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const part = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

/**
 * Sorts by distance, nearest first; items of unknown distance come last, in their own order.
 * @param far kilometres to an item; `null` when unknown
 */
export function nearestFirst<Item>(items: readonly Item[], far: (item: Item) => number | null): Item[] {
  const known = new Map(items.map((item) => [item, far(item) ?? Number.POSITIVE_INFINITY]));
  return [...items].sort((one, other) => {
    const [a = 0, b = 0] = [known.get(one), known.get(other)];
    return a === b ? 0 : a - b;
  });
}

export function middleOf(places: readonly GeoPoint[]): GeoPoint {
  const mean = (pick: (place: GeoPoint) => number) =>
    places.reduce((sum, place) => sum + pick(place), 0) / places.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
