/** Asks the browser for the shopper's position; called only after a press. */
import type { GeoPoint } from "../contracts/map";

/** Milliseconds for the device to answer. The permission prompt does not count. */
const TIMEOUT_MS = 10_000;
/** Maximum age in milliseconds of a position that the device has cached. */
const MAX_AGE_MS = 60_000;
const PERMISSION_DENIED = 1;

/**
 * Never rejects.
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
