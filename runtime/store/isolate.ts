import type { WyspaStore } from "../contracts/store";

/** From here on a subscriber that throws, a theme's for one, does not keep the others from hearing (bar R1). */
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
