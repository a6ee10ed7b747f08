/** What is looked for, in which order, which part of it is shown and what is chosen: one state for list, tools and map. */
import type { GeoPoint } from "../../runtime/contracts/map";
import { byDistance } from "./distance";
import { searchIn } from "./search";
import type { Store } from "./store";

export interface FinderState {
  /** As it is typed. */
  readonly text: string;
  readonly found: readonly Store[];
  /** From where distances count; null: the list's own order. */
  readonly from: { readonly place: GeoPoint; readonly name: string } | null;
  /** The first of `found` that is shown. */
  readonly first: number;
  readonly chosen: Store | null;
}

export interface Finder {
  readonly all: readonly Store[];
  /** So many are shown at once. */
  readonly room: number;
  state(): FinderState;
  /** All, in the order in which they are shown. */
  order(): readonly Store[];
  /** The part of what is found that is shown. */
  shown(): readonly Store[];
  subscribe(listener: () => void): () => void;
  look(text: string): void;
  sortFrom(from: FinderState["from"]): void;
  turnTo(first: number): void;
  /** Something of the stores themselves is new: places that were looked up. */
  refresh(): void;
  /** A chosen store is shown, whatever else was looked for. */
  choose(store: Store | null): void;
}

export function makeFinder(all: readonly Store[], room: number): Finder {
  const listeners = new Set<() => void>();
  const search = searchIn(all);
  /** In the order in which they are shown: sorted once, then only searched. */
  let ordered = all;
  let find = search;
  let state: FinderState = { text: "", found: all, from: null, first: 0, chosen: null };
  const set = (more: Partial<FinderState>) => {
    state = { ...state, ...more };
    for (const listener of listeners) listener();
  };
  const arrange = (from: FinderState["from"]) => {
    ordered = from ? byDistance(all, from.place) : all;
    find = from ? searchIn(ordered) : search;
  };
  return {
    all,
    room,
    state: () => state,
    order: () => ordered,
    shown: () => state.found.slice(state.first, state.first + room),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    look: (text) => set({ text, found: find(text), first: 0 }),
    sortFrom(from) {
      arrange(from);
      // The place was typed where one looks for stores: it is not also what they are searched by.
      set({ from, text: "", found: ordered, first: 0 });
    },
    refresh() {
      const { from, text } = state;
      if (!from) return set({});
      arrange(from);
      set({ found: find(text) });
    },
    turnTo: (first) => set({ first: Math.max(0, Math.min(first, state.found.length - 1)) }),
    choose(chosen) {
      if (!chosen) return set({ chosen });
      const isFound = state.found.includes(chosen);
      const found = isFound ? state.found : ordered;
      const at = found.indexOf(chosen);
      const isShown = isFound && at >= state.first && at < state.first + room;
      set({
        chosen,
        found,
        text: isFound ? state.text : "",
        first: isShown ? state.first : Math.floor(at / room) * room,
      });
    },
  };
}
