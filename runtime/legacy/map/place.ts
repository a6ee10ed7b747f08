/** Reads places as numbers, because modules compare coordinates strictly. */
import type { GeoPoint } from "../../contracts/map";

export type { GeoPoint };

/** @param given `[lat, lng]`, `{ lat, lng }`, or an object with `getLatLng`; as numbers, or as texts of numbers */
export function placeOf(given: unknown): GeoPoint {
  const own = Object(given) as Record<string, unknown>;
  if (typeof own.getLatLng === "function") return placeOf((own.getLatLng as () => unknown)());
  const [lat, lng] = Array.isArray(given) ? given : [own.lat, own.lng];
  return { lat: numberOf(lat), lng: numberOf(lng) };
}

/** Servers also write decimals with a comma. An empty text is `NaN`, because 0 is a real place. */
function numberOf(given: unknown): number {
  if (typeof given !== "string") return typeof given === "number" ? given : Number.NaN;
  return given.trim() ? Number(given.trim().replace(",", ".")) : Number.NaN;
}
