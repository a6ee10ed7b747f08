/**
 * The URLs of a map's tiles, which are requested from these only. A map may start without a press: when the shopper
 * scrolls to it, and no host needs consent for its tiles.
 */
import type { ShopConfig } from "../contracts/config";
import type { WyspaStore } from "../contracts/store";

/** The warning for theme designers when the shop has configured no tiles. */
export const NO_TILES =
  "Maps stay lists, because no tiles are configured. Set tiles.url in the configuration.";

/** Replaces the slots while the URL is parsed, by text that the parser leaves unchanged. */
const SLOT = /\{([zxy])\}/g;
const KEPT = /0slot([zxy])slot0/g;

/**
 * @param configured a URL with `{z}`, `{x}` and `{y}`; `{s}` becomes `a`, `b`, `c`, `{r}` `@2x` on sharp screens
 * @returns absolute URLs; empty when the configured one is not http(s), or lacks a slot
 */
export function tileAddresses(configured: string, base: string = document.baseURI): readonly string[] {
  if (!/\{z\}/.test(configured) || !/\{x\}/.test(configured) || !/\{y\}/.test(configured)) return [];
  const letters = configured.includes("{s}") ? ["a", "b", "c"] : [""];
  const sharp = devicePixelRatio > 1 ? "@2x" : "";
  const addresses = letters.map((letter) => {
    const filled = configured.replaceAll("{s}", letter).replaceAll("{r}", sharp);
    return absolute(filled.replace(SLOT, "0slot$1slot0"), base)?.replace(KEPT, "{$1}");
  });
  return addresses.every((one) => one !== undefined) ? (addresses as string[]) : [];
}

/** The tile URLs of the shop; empty when it has configured no usable one. */
export const tilesOf = ({ tiles }: Pick<ShopConfig, "tiles">): readonly string[] =>
  tileAddresses(String(tiles.url ?? ""));

function absolute(address: string, base: string): string | undefined {
  try {
    const url = new URL(address, base);
    // Avoids mixed content.
    if (url.protocol === "http:" && new URL(base).protocol === "https:") url.protocol = "https:";
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The hosts of the tiles other than the shop's own: the requests reveal the shopper to them. */
export const othersAsked = (tiles: readonly string[]): readonly string[] =>
  [...new Set(tiles.map((tile) => new URL(tile).host))].filter((host) => host !== location.host);

export interface WaitingOptions {
  readonly store: WyspaStore;
  readonly element: HTMLElement;
  readonly tiles: readonly string[];
  readonly signal: AbortSignal;
  begin(): void;
}

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
