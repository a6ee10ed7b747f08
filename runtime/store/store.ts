/** The page's single store: its state before the page is read, and its subscribers. */
import { createStore } from "zustand/vanilla";
import type { ShopConfig } from "../contracts/config";
import type { WyspaState, WyspaStore } from "../contracts/store";

const KEY = Symbol.for("wyspa.store");

/** The page's single store, created by the first caller; two copies of the script share it. */
export function sharedStore(initial: () => WyspaState): WyspaStore {
  const page = window as unknown as Record<symbol, WyspaStore | undefined>;
  page[KEY] ??= createStore<WyspaState>(initial);
  return page[KEY];
}

/** The state before the page is read. The core chunk fills `shop` when it starts, before any island mounts. */
export const initialState = (): WyspaState => ({
  page: { type: "", orderProcess: false, view: 1, cached: false },
  shop: {} as ShopConfig,
  storefront: {},
  basket: { status: "unknown", basket: null, source: null },
  expected: null,
  customer: { status: "unknown", login: "" },
  search: { text: "", total: 0 },
});

/**
 * Isolates the store's subscribers, so that a throwing listener, such as a theme's, does not block the others (bar
 * R1).
 */
export function isolateSubscribers(store: WyspaStore): void {
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
}
