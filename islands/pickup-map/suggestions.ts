/** Reads what the platform suggests for a typed place: texts with a place each; those without one lead nowhere, and are left out. Pure. */
import { getPath, list, type PlainObject, text } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";

export interface Suggestion {
  readonly name: string;
  readonly place: GeoPoint;
}

const MOST = 8;

export function readSuggestions(data: PlainObject): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const one of list(data.searchPickupPoints)) {
    const name = text(getPath(one, "data")).trim();
    const place = readGeoPoint(getPath(one, "gps", "latitude"), getPath(one, "gps", "longitude"));
    if (name && place && !found.has(name)) found.set(name, { name, place });
  }
  return [...found.values()].slice(0, MOST);
}
