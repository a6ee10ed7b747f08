/** Starts a map without a press: when the shopper scrolls to it, and no host needs consent for its tiles. */
import type { WyspaStore } from "../contracts/store";
import { hostsOf } from "./tile-addresses";

export interface WaitingOptions {
  readonly store: WyspaStore;
  readonly element: HTMLElement;
  readonly tiles: readonly string[];
  readonly signal: AbortSignal;
  begin(): void;
}

/** The hosts of the tiles other than the shop's own: the requests reveal the shopper to them. */
export const othersAsked = (tiles: readonly string[]): readonly string[] =>
  hostsOf(tiles).filter((host) => host !== location.host);

/** The first signs of a shopper: a page without any input fetches no map. */
const SIGNS = ["pointerdown", "touchstart", "keydown", "wheel", "scroll"];

function whenTouched({ element, signal }: Pick<WaitingOptions, "element" | "signal">, then: () => void) {
  if (scrollY > 0) return then();
  const first = new AbortController();
  const options = { passive: true, capture: true, signal: first.signal };
  const end = () => first.abort();
  const sign = ({ type, target }: Event) => {
    if (type === "scroll" && target !== document) return; // a scroll container, not the page
    end();
    if (!signal.aborted) then();
  };
  for (const type of SIGNS) addEventListener(type, sign, options);
  element.addEventListener("pointerover", sign, options);
  signal.addEventListener("abort", end, { once: true });
}

/** Begins when the element is in the viewport, after the shopper's first input, and once tiles need no consent. */
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
      // Consent may have been withdrawn meanwhile; the next consent starts a new observer.
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
