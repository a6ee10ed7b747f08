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

/**
 * The clock of a place. Where the clocks are changed, both the old and the new time count for one hour, because spans
 * may begin or end in the hour that is left out or repeated.
 * @param country by ISO 3166-1; `null` when unknown
 */
export function clockOf(country: string | null, lng: number | undefined, when: Date): Clock {
  const zone = country && zoneOf(country, lng);
  const ahead = zone ? hoursAhead(zone, when.getTime()) : null;
  const before = zone ? hoursAhead(zone, when.getTime() - HOUR_MS) : null;
  const [least, most] = lng === undefined ? ALL : [lng / 15 + BEHIND, lng / 15 + AHEAD];
  // Coordinates in another part of the world contradict the country.
  const isThere = ahead !== null && before !== null && least <= ahead && ahead <= most;
  const offsets = isThere ? [ahead, before] : [least, most];
  const earliest = minuteOfWeek(when, Math.min(...offsets));
  const latest = earliest + Math.round((Math.max(...offsets) - Math.min(...offsets)) * 60);
  const day = Math.floor(earliest / DAY);
  return { earliest, latest, day: Math.floor(latest / DAY) === day ? day : (when.getDay() + 6) % 7 };
}

/** The first of January 1970 was a Thursday. */
const minuteOfWeek = (when: Date, hours: number): number => {
  const minute = Math.floor(when.getTime() / 60_000 + hours * 60) + 3 * DAY;
  return ((minute % WEEK) + WEEK) % WEEK;
};

/** Building a format is slow, and a list asks for few zones, thousands of times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const shown = {
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    } as const;
    format = new Intl.DateTimeFormat("en", { timeZone, hourCycle: "h23", ...shown });
    formats.set(timeZone, format);
  }
  return format;
}

/** Hours by which a zone is ahead of the universal time; `null` when the browser does not know the zone. */
function hoursAhead(zone: string, milliseconds: number): number | null {
  const moment = Math.floor(milliseconds / 60_000) * 60_000;
  try {
    const parts = formatIn(zone).formatToParts(moment);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const there = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
    return (there - moment) / HOUR_MS;
  } catch {
    return null;
  }
}
