/**
 * Chunk `geocoding`: looks up the coordinates or the town of an address at the configured service (`tiles.geocodeUrl`; ruling 16).
 *
 * The response has Nominatim's shape: a list, whose first entry with a latitude and a longitude counts.
 */
import { deadline } from "../base/deadline";
import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { asObject, getPath, text } from "../base/values";
import type { GeoPlace } from "../contracts/map";
import { readGeoPoint } from "../places/geo-point";
import { requestUntil, type Send } from "./request";

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
 * @param town asks for the town, too; the address then starts with a postal code: "00-950, Polska"
 * @returns `absent` when the service does not know the address, or no service is configured
 */
export async function geocode(
  shop: unknown,
  address: string,
  signal?: AbortSignal,
  { town = false } = {},
): Promise<Result<GeoPlace>> {
  const url = geocoder(shop);
  const question = address.trim().slice(0, LONGEST_QUESTION);
  if (!url || !question) return fault("absent");
  url.searchParams.set("format", "json");
  url.searchParams.set("q", question);
  if (town) url.searchParams.set("addressdetails", "1");

  // A redirect would lead to an address that is not configured. The service must not learn who the shopper is.
  const send: Send = (own) =>
    fetch(url, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "error",
      signal: own,
    });
  return requestUntil(deadline(DEADLINE_MS, signal), send, async (response) => {
    const body = await response.text();
    return body.length > LONGEST_ANSWER ? fault("format") : placeIn(parseJson(body), town ? question : "");
  });
}

/** @param code the address asked about, when its town is wanted */
function placeIn(answer: unknown, code: string): Result<GeoPlace> {
  if (!Array.isArray(answer)) return fault("format");
  for (const entry of answer) {
    const { lat, lon } = asObject(entry);
    const place = readGeoPoint(lat, lon);
    if (place) return done(code ? { ...place, town: townIn(answer, code) } : place);
  }
  return fault("absent");
}

const LONGEST_TOWN = 60;
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The town of a postal code; empty when several towns share the code, because a guess could send a parcel astray. */
function townIn(answer: readonly unknown[], code: string): string {
  const towns = new Set<string>();
  for (const entry of answer) {
    const address = asObject(asObject(entry).address);
    if (digitsOf(text(address.postcode)) !== digitsOf(code)) continue;
    const name = ["city", "town", "village", "hamlet"]
      .map((kind) => text(address[kind]).trim())
      .find(Boolean);
    towns.add(name && name.length <= LONGEST_TOWN ? name : "");
  }
  const [only = ""] = towns;
  return towns.size === 1 ? only : "";
}
