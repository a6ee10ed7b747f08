/** When a map begins that nobody has asked for yet: with a press, or when the shopper comes to it where no other host is asked. */
import type { WyspaStore } from "../contracts/store";
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

/** The first signs of a shopper: until then a page that only stands there fetches no map. */
const SIGNS = ["pointerdown", "touchstart", "keydown", "wheel", "scroll"];

function whenTouched({ element, signal }: Pick<WaitingOptions, "element" | "signal">, then: () => void) {
  if (scrollY > 0) return then();
  const first = new AbortController();
  const options = { passive: true, capture: true, signal: first.signal };
  const end = () => first.abort();
  const sign = ({ type, target }: Event) => {
    if (type === "scroll" && target !== document) return; // a part of the page scrolls by itself
    end();
    if (!signal.aborted) then();
  };
  for (const type of SIGNS) addEventListener(type, sign, options);
  element.addEventListener("pointerover", sign, options);
  signal.addEventListener("abort", end, { once: true });
}

/**
 * Begins when the element is in the window of a shopper who has touched the page, from the moment on at which tiles may be
 * fetched without asking.
 */
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
  whenTouched({ element, signal }, () => {
    watch();
    signal.addEventListener("abort", store.subscribe(watch), { once: true });
  });
}
