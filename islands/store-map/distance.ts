/** Calculates distances to stores, and locates a text by the stores' own places. */
import type { GeoPoint } from "../../runtime/contracts/map";
import { isAt, sharedDigits } from "./search";
import type { StoreLocation } from "./store";

const EARTH_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the earth's surface. */
export function distance(from: GeoPoint, to: GeoPoint): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const part = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** The displayed distance: whole kilometres, at least 1. */
export const roundKm = (km: number): number => Math.max(1, Math.round(km));

/** Sorts by distance, nearest first; stores without a place come last, in their own order. */
export function byDistance(stores: readonly StoreLocation[], from: GeoPoint): readonly StoreLocation[] {
  const far = new Map(stores.map((store) => [store, store.place ? distance(from, store.place) : Infinity]));
  return [...stores].sort((one, two) => {
    const [a = 0, b = 0] = [far.get(one), far.get(two)];
    return a === b ? 0 : a - b;
  });
}

/**
 * Locates a text by the stores' own places: the middle of the stores in that town or with that code.
 * Without such stores, the middle of those whose codes share the most digits.
 */
export function placeAmong(stores: readonly StoreLocation[], text: string): GeoPoint | null {
  const known = stores.filter(({ place }) => place);
  const there = known.filter((store) => isAt(store, text));
  if (there.length) return middleOf(there);
  const shared = known.map((store) => sharedDigits(store, text));
  const most = shared.reduce((a, b) => Math.max(a, b), 0);
  return most < 2 ? null : middleOf(known.filter((_, index) => shared[index] === most));
}

function middleOf(stores: readonly StoreLocation[]): GeoPoint {
  const mean = (pick: (place: GeoPoint) => number) =>
    stores.reduce((sum, { place }) => sum + (place ? pick(place) : 0), 0) / stores.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
