/**
 * Chunk `geocoding`: looks up the coordinates of an address at the configured service (`tiles.geocodeUrl`; ruling 16).
 *
 * The response has Nominatim's shape: a list, whose first entry with a latitude and a longitude counts.
 */
import { deadline } from "../base/deadline";
import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { asObject, getPath } from "../base/values";
import type { GeoPoint } from "../contracts/map";
import { readGeoPoint } from "../dom/read-geo-point";

/** Milliseconds for headers and body. */
const DEADLINE_MS = 8_000;
/** Characters; a response with some entries has a few kilobytes, so a longer body is not a geocoding response. */
const LONGEST_ANSWER = 500_000;
const LONGEST_QUESTION = 300;

/** The configured service, or `null` when addresses cannot be looked up. @param shop the configuration */
export const geocoder = (shop: unknown): URL | null => {
  const address = getPath(shop, "tiles", "geocodeUrl");
  if (typeof address !== "string" || !address.trim()) return null;
  try {
    const url = new URL(address, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/**
 * Looks up an address. Never rejects.
 * @param shop the configuration
 * @param address in a shopper's spelling: "Długa 4, Gdańsk, Polska"
 * @returns `absent` when the service does not know the address, or no service is configured
 */
export async function geocode(
  shop: unknown,
  address: string,
  signal?: AbortSignal,
): Promise<Result<GeoPoint>> {
  const url = geocoder(shop);
  const question = address.trim().slice(0, LONGEST_QUESTION);
  if (!url || !question) return fault("absent");
  url.searchParams.set("format", "json");
  url.searchParams.set("q", question);

  const until = deadline(DEADLINE_MS, signal);
  try {
    // A redirect would lead to an address that is not configured. The service must not learn who the shopper is.
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "error",
      signal: until.signal,
    });
    const { status } = response;
    if (status < 200 || status > 299) return fault("status", { status });
    const body = await response.text();
    return body.length > LONGEST_ANSWER ? fault("format") : placeIn(parseJson(body));
  } catch {
    return fault(until.isLate() ? "timeout" : until.signal.aborted ? "aborted" : "network");
  } finally {
    until.clear();
  }
}

function placeIn(answer: unknown): Result<GeoPoint> {
  if (!Array.isArray(answer)) return fault("format");
  for (const entry of answer) {
    const { lat, lon } = asObject(entry);
    const place = readGeoPoint(lat, lon);
    if (place) return done(place);
  }
  return fault("absent");
}
