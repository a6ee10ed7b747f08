import { number } from "../../runtime/ground/values";
import type { Place } from "../../runtime/map/contract";

/** Null where one of both is none or out of the world. Both at 0 is what platforms write for "not known". */
export function readPlace(lat: unknown, lng: unknown): Place | null {
  const [a, b] = [number(lat), number(lng)];
  if (a === null || b === null || (!a && !b)) return null;
  return Math.abs(a) <= 90 && Math.abs(b) <= 180 ? { lat: a, lng: b } : null;
}
