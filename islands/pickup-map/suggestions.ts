/** Reads the platform's suggestions for a typed place; skips those without coordinates, which lead nowhere. Pure. */
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
  for (const entry of list(data.searchPickupPoints)) {
    const name = text(getPath(entry, "data")).trim();
    const place = readGeoPoint(getPath(entry, "gps", "latitude"), getPath(entry, "gps", "longitude"));
    if (name && place && !found.has(name)) found.set(name, { name, place });
  }
  return [...found.values()].slice(0, MOST);
}
