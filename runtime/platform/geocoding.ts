/**
 * Where an address is (`tiles.geocodeUrl`; ruling 16): asks the service that the configuration names, and no other. Its
 * answers are read in Nominatim's shape: a list, of which the first entry with a latitude and a longitude counts. A chunk
 * of its own, fetched with the first question.
 */
import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { bag, getPath } from "../base/values";
import type { GeoPoint } from "../contracts/map";
import { readGeoPoint } from "../dom/read-geo-point";

/** Milliseconds for headers and body. */
const DEADLINE_MS = 8_000;
/** An answer of some entries is a few kilobytes; what is longer is none of this service. */
const LONGEST_ANSWER = 500_000;
const LONGEST_QUESTION = 300;

/** Whether addresses can be looked up: the configuration names a service. @param shop the configuration */
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
 * Asks for the place of an address. Never rejects.
 * @param shop the configuration
 * @param address as a shopper writes it: "Długa 4, Gdańsk, Polska"
 * @returns `absent` where nothing is known of it, or nobody may be asked
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

  const abort = new AbortController();
  const stop = () => abort.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, DEADLINE_MS);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  try {
    // A redirect would lead to an address that nobody has configured; who asks is none of the service's business.
    const response = await fetch(url, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "error",
      signal: abort.signal,
    });
    const { status } = response;
    if (status < 200 || status > 299) return fault("status", { status });
    const body = await response.text();
    return body.length > LONGEST_ANSWER ? fault("format") : placeIn(parseJson(body));
  } catch {
    return fault(isLate ? "timeout" : abort.signal.aborted ? "aborted" : "network");
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

function placeIn(answer: unknown): Result<GeoPoint> {
  if (!Array.isArray(answer)) return fault("format");
  for (const entry of answer) {
    const { lat, lon } = bag(entry);
    const place = readGeoPoint(lat, lon);
    if (place) return done(place);
  }
  return fault("absent");
}
