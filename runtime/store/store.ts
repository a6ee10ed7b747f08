import { createStore } from "zustand/vanilla";
import type { WyspaState, WyspaStore } from "./contract";

const KEY = Symbol.for("wyspa.store");

/** The page's one store, whoever asks first: two copies of the script share it. */
export function sharedStore(initial: () => WyspaState): WyspaStore {
  const page = window as unknown as Record<symbol, WyspaStore | undefined>;
  page[KEY] ??= isolated(createStore<WyspaState>()(initial));
  return page[KEY];
}

/** A subscriber that throws, a theme's for one, must not keep the others from hearing (bar R1). */
function isolated(store: WyspaStore): WyspaStore {
  const { subscribe } = store;
  store.subscribe = (listener) =>
    subscribe((...states) => {
      try {
        listener(...states);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    });
  return store;
}
