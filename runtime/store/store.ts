import { createStore } from "zustand/vanilla";
import type { WyspaState, WyspaStore } from "../contracts/store";

const KEY = Symbol.for("wyspa.store");

/** The page's one store, whoever asks first: two copies of the script share it. */
export function sharedStore(initial: () => WyspaState): WyspaStore {
  const page = window as unknown as Record<symbol, WyspaStore | undefined>;
  page[KEY] ??= createStore<WyspaState>(initial);
  return page[KEY];
}
