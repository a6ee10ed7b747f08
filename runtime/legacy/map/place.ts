/** Where something is, as numbers: modules compare them strictly. */
import type { GeoPoint } from "../../contracts/map";

export type { GeoPoint };

/** @param given `[lat, lng]`, `{ lat, lng }`, or something that stands at a place; numbers, or texts of numbers */
export function placeOf(given: unknown): GeoPoint {
  const own = Object(given) as Record<string, unknown>;
  if (typeof own.getLatLng === "function") return placeOf((own.getLatLng as () => unknown)());
  const [lat, lng] = Array.isArray(given) ? given : [own.lat, own.lng];
  return { lat: numberOf(lat), lng: numberOf(lng) };
}

/** Servers write decimals with a comma, too; what is empty is nowhere, and not at zero. */
function numberOf(given: unknown): number {
  if (typeof given !== "string") return typeof given === "number" ? given : Number.NaN;
  return given.trim() ? Number(given.trim().replace(",", ".")) : Number.NaN;
}
