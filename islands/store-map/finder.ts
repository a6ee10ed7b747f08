/** Holds the shared state of list, tools and map: search text, order, visible part and chosen store. */
import { type Observable, observable } from "../../runtime/base/observable";
import type { GeoPoint } from "../../runtime/contracts/map";
import { kilometres, nearestFirst } from "../../runtime/places/geo-point";
import { searchIn } from "../../runtime/places/search";
import type { StoreLocation } from "./stores";

export interface FinderState {
  /** The text as typed. */
  readonly text: string;
  readonly found: readonly StoreLocation[];
  /** Where distances start; `null` = the list's own order. */
  readonly from: { readonly place: GeoPoint; readonly name: string } | null;
  /** Index in `found` of the first visible store. */
  readonly first: number;
  readonly chosen: StoreLocation | null;
}

export interface Finder extends Pick<Observable<FinderState>, "state" | "subscribe"> {
  /** All stores, in the list's own order: the page may add or remove some. */
  readonly all: readonly StoreLocation[];
  /** Number of stores shown at once. */
  readonly room: number;
  /** All stores, in display order. */
  order(): readonly StoreLocation[];
  /** The visible part of the found stores. */
  shown(): readonly StoreLocation[];
  look(text: string): void;
  sortFrom(from: FinderState["from"]): void;
  turnTo(first: number): void;
  /** Call when stores have changed, because their places were looked up. */
  refresh(): void;
  /** Call when the page has added or removed stores. Search, order and choice stay. */
  renew(stores: readonly StoreLocation[]): void;
  /** Chooses a store and shows it, even when the search excludes it. */
  choose(store: StoreLocation | null): void;
}

const searchStores = (stores: readonly StoreLocation[]) =>
  searchIn(stores, ({ city, street, name, zipcode }) => [`${city} ${street} ${name}`, zipcode]);

const byDistance = (stores: readonly StoreLocation[], from: GeoPoint) =>
  nearestFirst(stores, ({ place }) => place && kilometres(from, place));

export function makeFinder(stores: readonly StoreLocation[], room: number): Finder {
  let all = stores;
  let search = searchStores(all);
  /** All stores in display order: sorted once, so that a search only filters. */
  let ordered = all;
  let find = search;
  const { state, set, subscribe } = observable<FinderState>({
    text: "",
    found: all,
    from: null,
    first: 0,
    chosen: null,
  });
  const arrange = (from: FinderState["from"]) => {
    ordered = from ? byDistance(all, from.place) : all;
    find = from ? searchStores(ordered) : search;
  };
  return {
    get all() {
      return all;
    },
    room,
    state,
    order: () => ordered,
    shown: () => state().found.slice(state().first, state().first + room),
    subscribe,
    look: (text) => set({ text, found: find(text), first: 0 }),
    sortFrom(from) {
      arrange(from);
      // Clears the search: the shopper typed the place to sort by into the same field.
      set({ from, text: "", found: ordered, first: 0 });
    },
    refresh() {
      const { from, text } = state();
      if (!from) return set({});
      arrange(from);
      set({ found: find(text) });
    },
    renew(now) {
      const { from, text, first, chosen } = state();
      all = now;
      search = searchStores(all);
      arrange(from);
      const found = find(text);
      set({
        found,
        first: first < found.length ? first : 0,
        chosen: chosen && all.includes(chosen) ? chosen : null,
      });
    },
    turnTo: (first) => set({ first: Math.max(0, Math.min(first, state().found.length - 1)) }),
    choose(chosen) {
      if (!chosen) return set({ chosen });
      const isFound = state().found.includes(chosen);
      const found = isFound ? state().found : ordered;
      const at = found.indexOf(chosen);
      const isShown = isFound && at >= state().first && at < state().first + room;
      set({
        chosen,
        found,
        text: isFound ? state().text : "",
        first: isShown ? state().first : Math.floor(at / room) * room,
      });
    },
  };
}
