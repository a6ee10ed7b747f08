/** Reads what the platform suggests for a typed place: texts with a place each; those without one lead nowhere, and are left out. Pure. */
import { type Bag, dig, list, text } from "../../runtime/ground/values";
import { readPlace } from "../../runtime/kit/read-place";
import type { Place } from "../../runtime/map/contract";

export interface Suggestion {
  readonly name: string;
  readonly place: Place;
}

const MOST = 8;

export function readSuggestions(data: Bag): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const one of list(data.searchPickupPoints)) {
    const name = text(dig(one, "data")).trim();
    const place = readPlace(dig(one, "gps", "latitude"), dig(one, "gps", "longitude"));
    if (name && place && !found.has(name)) found.set(name, { name, place });
  }
  return [...found.values()].slice(0, MOST);
}
