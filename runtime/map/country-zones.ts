/**
 * The time zones of Europe's countries. Source: the tz database (zone.tab); the zones are in its area `Europe` unless
 * the table says otherwise. Russia, whose zones no longitude separates, and other continents are left out: their places
 * get a rough clock.
 */
import { type CountryFinder, countryFinder } from "../texts/country-of-name";

const zones: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  AD: "Andorra",
  AL: "Tirane",
  AT: "Vienna",
  BA: "Sarajevo",
  BE: "Brussels",
  BG: "Sofia",
  BY: "Minsk",
  CH: "Zurich",
  CY: "Asia/Nicosia",
  CZ: "Prague",
  DE: "Berlin",
  DK: "Copenhagen",
  EE: "Tallinn",
  ES: "Madrid",
  FI: "Helsinki",
  FR: "Paris",
  GB: "London",
  GR: "Athens",
  HR: "Zagreb",
  HU: "Budapest",
  IE: "Dublin",
  IS: "Atlantic/Reykjavik",
  IT: "Rome",
  LI: "Vaduz",
  LT: "Vilnius",
  LU: "Luxembourg",
  LV: "Riga",
  MC: "Monaco",
  MD: "Chisinau",
  ME: "Podgorica",
  MK: "Skopje",
  MT: "Malta",
  NL: "Amsterdam",
  NO: "Oslo",
  PL: "Warsaw",
  PT: "Lisbon",
  RO: "Bucharest",
  RS: "Belgrade",
  SE: "Stockholm",
  SI: "Ljubljana",
  SK: "Bratislava",
  SM: "San_Marino",
  TR: "Istanbul",
  UA: "Kiev", // the name that older browsers know, too
  XK: "Belgrade",
});

/** Islands with a clock of their own, all to the west of a longitude. Madeira's clock is Lisbon's. */
const islands: Readonly<Record<string, readonly [west: number, zone: string]>> = {
  ES: [-12, "Atlantic/Canary"],
  PT: [-20, "Atlantic/Azores"],
};

const codes = /* @__PURE__ */ Object.keys(zones);

/** Makes a finder of the countries whose zones are known. */
export const zonedCountries = (): CountryFinder => countryFinder(codes);

/** @param lng decides in a country with several zones; without it, such a country has none */
export function zoneOf(country: string, lng: number | undefined): string | null {
  const zone = Object.hasOwn(zones, country) ? zones[country] : undefined;
  const other = Object.hasOwn(islands, country) ? islands[country] : undefined;
  if (!zone || (other && lng === undefined)) return null;
  if (other && Number(lng) < other[0]) return other[1];
  return zone.includes("/") ? zone : `Europe/${zone}`;
}
