/** Milliseconds for which a press counts as the reason of what a page's module does: some 5 s, as in browsers. */
const FRESH_MS = 5_000;

let last = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** From now on presses are noted: those from before the pages' modules run are no wish for their maps. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) last = performance.now();
  };
  addEventListener("click", note, { capture: true });
}

/**
 * Whether the shopper has just pressed something. The browser's own note of that counts any key and any touch, also from before
 * there was anything to ask for; what we have held and do now is a press as well.
 */
export const isRecentPress = (): boolean =>
  performance.now() - last < FRESH_MS ||
  (window.event?.type === "click" && !!navigator.userActivation?.isActive);
