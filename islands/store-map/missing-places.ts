/**
 * Places of stores that have none, by their addresses: a few questions at a time, and only once the shopper has asked for
 * the map. What was found is kept for the tab, so that the next page asks nothing.
 */
import { encodeJson, parseJson } from "../../runtime/base/json";
import { bag } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";
import { questionFor, type Store } from "./store";

/** Questions at a time: a service for many shops must not be pressed. */
const AT_ONCE = 3;
/** After so many that could not be answered in a row the service is taken to be away. */
const PATIENCE = 4;
const MOST_KEPT = 1_000;
const KEY = "wyspa_places";

type Needs = Pick<IslandContext, "platform" | "storage" | "signal">;

export interface Places {
  /** Looks one up. Null: not found. Undefined: nobody could be asked now. */
  find(store: Store): Promise<GeoPoint | null | undefined>;
  /** Looks all of them up; `onFound` after each. @returns whether an answer came for each of them, be it that there is none */
  fill(stores: readonly Store[], onFound: (store: Store) => void): Promise<boolean>;
}

export function missingPlaces({ platform, storage, signal }: Needs): Places {
  const kept = new Map<string, GeoPoint>();
  for (const [question, value] of Object.entries(bag(parseJson(storage.session.get(KEY))))) {
    const [lat, lng] = Array.isArray(value) ? value : [];
    const place = readGeoPoint(lat, lng);
    if (place) kept.set(question, place);
  }
  const keep = (question: string, place: GeoPoint) => {
    kept.set(question, place);
    const entries = [...kept].slice(-MOST_KEPT).map(([key, { lat, lng }]) => [key, [lat, lng]]);
    storage.session.set(KEY, encodeJson(Object.fromEntries(entries)));
  };

  const find: Places["find"] = async (store) => {
    const question = questionFor(store);
    const known = kept.get(question) ?? store.place;
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
        for (let store = waiting.shift(); store && failures < PATIENCE; store = waiting.shift()) {
          const place = await find(store);
          if (signal.aborted) return;
          failures = place === undefined ? failures + 1 : 0;
          isSure &&= place !== undefined;
          if (!place) continue;
          store.place = place;
          onFound(store);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return isSure;
    },
  };
}
