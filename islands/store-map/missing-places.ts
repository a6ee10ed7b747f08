/**
 * Looks up missing places of stores by address, a few at a time, and only after the shopper has asked for the map.
 * Results are stored for the tab, so that the next page sends no requests.
 */
import { encodeJson, parseJson } from "../../runtime/base/json";
import { asObject } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/places/geo-point";
import { questionFor } from "../../runtime/places/place";
import type { StoreLocation } from "./stores";

/** Parallel requests: the service is shared by many shops and must not be overloaded. */
const AT_ONCE = 3;
/** After this many failures in a row, the service counts as unavailable. */
const MAX_FAILURES = 4;
const MOST_KEPT = 1_000;
const KEY = "wyspa_places";

type Needs = Pick<IslandContext, "platform" | "storage" | "signal">;

export interface Places {
  /** Looks up one store. `null` = not found; `undefined` = the service did not answer. */
  find(store: StoreLocation): Promise<GeoPoint | null | undefined>;
  /**
   * Looks up all stores and calls `onFound` after each success. @returns whether the service answered for all of them
   */
  fill(stores: readonly StoreLocation[], onFound: (store: StoreLocation) => void): Promise<boolean>;
}

export function missingPlaces({ platform, storage, signal }: Needs): Places {
  const cache = new Map<string, GeoPoint>();
  for (const [question, value] of Object.entries(asObject(parseJson(storage.session.get(KEY))))) {
    const [lat, lng] = Array.isArray(value) ? value : [];
    const place = readGeoPoint(lat, lng);
    if (place) cache.set(question, place);
  }
  const keep = (question: string, place: GeoPoint) => {
    cache.set(question, place);
    const entries = [...cache].slice(-MOST_KEPT).map(([key, { lat, lng }]) => [key, [lat, lng]]);
    storage.session.set(KEY, encodeJson(Object.fromEntries(entries)));
  };

  const find: Places["find"] = async (store) => {
    const question = questionFor(store);
    const known = cache.get(question) ?? store.place;
    if (known || !question) return known ?? null;
    const answer = await platform.geocode(question, signal);
    if (answer.ok) keep(question, answer.data);
    return answer.ok ? answer.data : answer.kind === "absent" ? null : undefined;
  };

  return {
    find,
    async fill(stores, onFound) {
      const waiting = [...stores];
      let failures = 0;
      let isSure = true;
      const work = async () => {
        for (let store = waiting.shift(); store && failures < MAX_FAILURES; store = waiting.shift()) {
          const place = await find(store);
          if (signal.aborted) return;
          failures = place === undefined ? failures + 1 : 0;
          isSure &&= place !== undefined;
          if (!place) continue;
          store.place = place;
          onFound(store);
        }
      };
      await Promise.all([...Array(AT_ONCE)].map(work));
      return isSure;
    },
  };
}
