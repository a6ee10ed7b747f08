/** What the shopper wants to be near: a typed text that is looked up, or the position of their device. */
import type { GeoPoint } from "../contracts/map";

/** Milliseconds for the device to answer. The permission prompt does not count. */
const TIMEOUT_MS = 10_000;
/** Maximum age in milliseconds of a position that the device has cached. */
const MAX_AGE_MS = 60_000;
const PERMISSION_DENIED = 1;

/**
 * Asks the browser for the shopper's position; called only after a press. Never rejects.
 * @returns `unknown` when the device cannot determine the position or the browser has no geolocation
 */
export function askPosition(): Promise<GeoPoint | "denied" | "unknown"> {
  return new Promise((resolve) => {
    const { geolocation } = navigator;
    if (!geolocation) return resolve("unknown");
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? "denied" : "unknown"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}

/** A place that the shopper wants, while it is being found. */
export interface PlaceRequest {
  /** False once a newer request of its source has begun, or a later one of any source has found its place. */
  isCurrent(): boolean;
  /** Call it when the place is found: the answers to earlier requests come too late from now on. */
  found(): void;
}

export interface PlaceRequests<Source extends string> {
  /** @param source where the place comes from: a typed text, the device … */
  begin(source: Source): PlaceRequest;
  /** The answers to all requests that have begun come too late. */
  cancel(): void;
}

/**
 * Decides which answer counts: that of the last request begun. One that finds nothing does not cancel those of other
 * sources, because the shopper may answer the browser's question later.
 */
export function placeRequests<Source extends string>(): PlaceRequests<Source> {
  const newest = new Map<Source, number>();
  let begun = 0;
  let found = 0;
  return {
    begin(source) {
      const own = ++begun;
      newest.set(source, own);
      return {
        isCurrent: () => own >= found && newest.get(source) === own,
        found() {
          found = Math.max(found, own);
        },
      };
    },
    cancel() {
      newest.clear();
    },
  };
}
