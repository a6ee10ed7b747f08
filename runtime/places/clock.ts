/** Says what time it is at a place, from its country, or roughly from its longitude. Pure. */
import type { GeoPoint } from "../contracts/map";
import { countryFinder } from "../texts/country-of-name";

/** What is known about where a place is. */
export interface Located {
  /** A name, or the letters of ISO 3166-1; empty when unknown. */
  readonly country: string;
  readonly place: Pick<GeoPoint, "lng"> | null;
}

/** The time at a place, in minutes from Monday on. Both are the same when the place's clock is known. */
export interface Clock {
  readonly earliest: number;
  /** Beyond the week when it lies in the next one. */
  readonly latest: number;
  /** The weekday there, from Monday on; the device's weekday when the place's is uncertain. */
  readonly day: number;
}

const DAY = 1_440;
const WEEK = 7 * DAY;
const HOUR_MS = 3_600_000;

/** Legal clocks in hours from the sun's: at least in eastern Norway in winter, at most in western China. */
const BEHIND = -1.5;
const AHEAD = 3.25;
/** Of all legal clocks from the universal time. */
const ALL = [-12, 14] as const;

export type ClockOf = (place: Located) => Clock;

/**
 * Reads the clocks of places at one moment. In the hour after a change of the clocks both times count. Spans may begin or
 * end in the hour that is left out or repeated.
 */
export function clocksAt(when: Date): ClockOf {
  /** A list of points asks for few countries and zones, thousands of times. */
  const codes = new Map<string, string>();
  const known = new Map<string, readonly number[]>();
  const offsetsIn = (zone: string) => {
    let found = known.get(zone);
    if (!found) {
      const all = [when.getTime(), when.getTime() - HOUR_MS].map((moment) => hoursAhead(zone, moment));
      found = all.filter((hours) => hours !== null);
      known.set(zone, found);
    }
    return found;
  };
  const codeOf = (country: string) => {
    const code = codes.get(country) ?? countryOf(country) ?? "";
    codes.set(country, code);
    return code;
  };
  return ({ country, place }) => {
    const lng = place?.lng;
    const zone = zoneOf(codeOf(country), lng);
    const ahead = zone ? offsetsIn(zone) : [];
    const [least, most] = lng === undefined ? ALL : [lng / 15 + BEHIND, lng / 15 + AHEAD];
    // Coordinates in another part of the world contradict the country.
    const isThere = ahead[0] !== undefined && least <= ahead[0] && ahead[0] <= most;
    const offsets = isThere ? ahead : [least, most];
    const earliest = minuteOfWeek(when, Math.min(...offsets));
    const latest = earliest + Math.round((Math.max(...offsets) - Math.min(...offsets)) * 60);
    const day = Math.floor(earliest / DAY);
    return { earliest, latest, day: Math.floor(latest / DAY) === day ? day : (when.getDay() + 6) % 7 };
  };
}

/** The first of January 1970 was a Thursday. */
const minuteOfWeek = (when: Date, hours: number): number => {
  const minute = Math.floor(when.getTime() / 60_000 + hours * 60) + 3 * DAY;
  return ((minute % WEEK) + WEEK) % WEEK;
};

const SHOWN = {
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
} as const;

/** Hours by which a zone is ahead of the universal time; `null` when the browser does not know the zone. */
function hoursAhead(zone: string, milliseconds: number): number | null {
  const moment = Math.floor(milliseconds / 60_000) * 60_000;
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone: zone, hourCycle: "h23", ...SHOWN }).formatToParts(
      moment,
    );
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const there = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
    return (there - moment) / HOUR_MS;
  } catch {
    return null;
  }
}

/**
 * The time zones of Europe's countries. Source: the tz database (zone.tab); the zones are in its area `Europe` unless
 * the table says otherwise. Russia, whose zones no longitude separates, and other continents are left out: their places
 * get a rough clock.
 */
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

const countryOf = /* @__PURE__ */ countryFinder(Object.keys(zones));

/** @param lng decides in a country with several zones; without it, such a country has none */
function zoneOf(country: string, lng: number | undefined): string | null {
  const zone = Object.hasOwn(zones, country) ? zones[country] : undefined;
  const other = Object.hasOwn(islands, country) ? islands[country] : undefined;
  if (!zone || (other && lng === undefined)) return null;
  if (other && Number(lng) < other[0]) return other[1];
  return zone.includes("/") ? zone : `Europe/${zone}`;
}
