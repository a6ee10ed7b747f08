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
