import type { WyspaStore } from "../contracts/store";

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
