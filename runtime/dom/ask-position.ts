/** The shopper's position: asked of the browser, and only by a press. */
import type { GeoPoint } from "../contracts/map";

/** Milliseconds that the device may take; the shopper's own answer takes as long as it takes. */
const PATIENCE_MS = 10_000;
/** Milliseconds that a position known to the device may be old. */
const STILL_TRUE_MS = 60_000;
const PERMISSION_DENIED = 1;

/** Never rejects. @returns `unknown` where the device does not find it, or the browser has no way to ask */
export function askPosition(): Promise<GeoPoint | "denied" | "unknown"> {
  return new Promise((resolve) => {
    const { geolocation } = navigator;
    if (!geolocation) return resolve("unknown");
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ lat: latitude, lng: longitude }),
      ({ code }) => resolve(code === PERMISSION_DENIED ? "denied" : "unknown"),
      { timeout: PATIENCE_MS, maximumAge: STILL_TRUE_MS },
    );
  });
}
