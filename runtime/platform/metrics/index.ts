/**
 * The `metrics` chunk: measures this page view and sends the measurements by beacon, when the shopper has consented.
 *
 *   consent granted ──► observe ──► page hidden or left ──► one beacon, at most 8 KB
 *   consent withdrawn ─► everything is dropped, and nothing more is collected
 */
import { warnOnce } from "../../base/console";
import { safeFile } from "../../base/safe-url";
import type { Boot } from "../../contracts/boot";
import { bodyOf } from "./body";
import { islandTimes, type TimesCollector } from "./island-times";
import { observeVitals, type Vital } from "./vitals";

export function sendMetrics({ store, version }: Pick<Boot, "store" | "version">): void {
  const { shop, page } = store.getState();
  const address = safeFile(shop.metrics.url);
  if (!address) {
    warnOnce(
      `The configuration's "metrics.url" must be an http(s) address, not "${shop.metrics.url}". Nothing is measured.`,
    );
    return;
  }
  const hasConsent = () => store.getState().shop.consent === "granted";
  /** The last value of each vital since the last beacon. A page from the back-forward cache has new ids. */
  const vitals = new Map<string, Vital>();
  let islands: TimesCollector | undefined;

  const followConsent = () => {
    if (!hasConsent()) {
      vitals.clear();
      islands?.clear();
    } else if (!islands) {
      islands = islandTimes();
      observeVitals((id, vital) => hasConsent() && vitals.set(id, vital));
    }
  };
  const flush = () => {
    if (!hasConsent() || !islands) return;
    const entries = [...vitals.values(), ...islands.take()];
    vitals.clear();
    // The type is that of the page view, even after a visit in place.
    const { type, view } = page;
    if (entries.length) send(address, bodyOf({ version, page: type, view }, entries));
  };

  followConsent();
  store.subscribe(followConsent);
  // Listeners of `window` run after those of the vitals, which report their last values in the capture phase.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
  addEventListener("pagehide", flush);
}

/** A lost beacon does not affect the shopper. A string is sent as `text/plain`, which needs no CORS preflight. */
function send(address: string, body: string): void {
  try {
    navigator.sendBeacon(address, body);
  } catch {
    // The page has replaced it.
  }
}
