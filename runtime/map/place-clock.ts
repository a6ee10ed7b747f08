/** Says what time it is at a place, from its country, or roughly from its longitude. */
import { zoneOf } from "./country-zones";

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

/** The clock of a place. @param country by ISO 3166-1; `null` when unknown */
export type ClockOf = (country: string | null, lng: number | undefined) => Clock;

/**
 * Reads the clocks of places at one moment. In the hour after a change of the clocks both times count. Spans may begin or
 * end in the hour that is left out or repeated.
 */
export function clocksAt(when: Date): ClockOf {
  /** A list of points asks for few zones, thousands of times. */
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
  return (country, lng) => {
    const zone = country && zoneOf(country, lng);
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
