/** When a map begins that nobody has asked for yet: with a press, or when the shopper comes to it where no other host is asked. */
import type { WyspaStore } from "../store/contract";
import { hostsOf } from "./tile-addresses";

export interface WaitingOptions {
  readonly store: WyspaStore;
  readonly element: HTMLElement;
  readonly tiles: readonly string[];
  readonly signal: AbortSignal;
  begin(): void;
}

/** Hosts that learn of the shopper by the map's tiles: those beside the shop's own. */
export const othersAsked = (tiles: readonly string[]): readonly string[] =>
  hostsOf(tiles).filter((host) => host !== location.host);

/** Begins when the element comes near the window, from the moment on at which tiles may be fetched without asking. */
export function beginWhenReached({ store, element, tiles, signal, begin }: WaitingOptions): void {
  let isWatching = false;
  const isFree = () => !othersAsked(tiles).length || store.getState().shop.consent === "granted";
  const watch = () => {
    if (isWatching || !isFree() || signal.aborted) return;
    isWatching = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      isWatching = false;
      // Consent may have been withdrawn since; with the next one it is watched again.
      if (isFree()) begin();
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  };
  watch();
  const leave = store.subscribe(watch);
  signal.addEventListener("abort", leave, { once: true });
}
