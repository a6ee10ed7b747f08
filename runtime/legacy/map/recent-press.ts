/** Tells map calls that follow a press of the shopper from calls that a page module makes by itself. */

/** Milliseconds for which a press counts as the reason of a module's call: 5 s, about as in browsers. */
const FRESH_MS = 5_000;

let last = Number.NEGATIVE_INFINITY;
let isWatching = false;

/** Starts to note presses. Presses before the page's modules run are not meant for their maps. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const note = ({ isTrusted }: Event) => {
    if (isTrusted) last = performance.now();
  };
  addEventListener("click", note, { capture: true });
}

/**
 * Whether the shopper has just pressed something. The browser's user activation also counts keys, touches, and presses
 * from before the modules ran. A held click that we replay now counts as a press, too.
 */
export const isRecentPress = (): boolean =>
  performance.now() - last < FRESH_MS ||
  (window.event?.type === "click" && !!navigator.userActivation?.isActive);
