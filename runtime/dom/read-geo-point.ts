import { number } from "../base/values";
import type { GeoPoint } from "../contracts/map";

/**
 * A place as servers, shops and attributes write it, also with a decimal comma.
 * @returns null where one of both is none or out of the world, or both are 0, which is what platforms write for "not known"
 */
export function readGeoPoint(lat: unknown, lng: unknown): GeoPoint | null {
  const [a, b] = [number(lat), number(lng)];
  if (a === null || b === null || (!a && !b)) return null;
  return Math.abs(a) <= 90 && Math.abs(b) <= 180 ? { lat: a, lng: b } : null;
}
