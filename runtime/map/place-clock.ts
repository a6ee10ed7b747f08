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
  const ahead = zone ? hoursAhead(zone, when) : null;
  const before = zone ? hoursAhead(zone, new Date(when.getTime() - HOUR_MS)) : null;
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

/** Hours by which a zone is ahead of the universal time; `null` when the browser does not know the zone. */
function hoursAhead(zone: string, when: Date): number | null {
  const minute = Math.floor(when.getTime() / 60_000);
  const key = `${zone} ${minute}`;
  let found = offsets.get(key);
  if (found === undefined) {
    if (offsets.size > 99) offsets.clear();
    found = readOffset(zone, minute * 60_000);
    offsets.set(key, found);
  }
  return found;
}

/** A list of points asks for few zones, but thousands of times. */
const offsets = new Map<string, number | null>();

function readOffset(zone: string, moment: number): number | null {
  try {
    const numbers = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    }).formatToParts(moment);
    const part = (type: string) => Number(numbers.find((one) => one.type === type)?.value);
    const there = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
    return (there - moment) / HOUR_MS;
  } catch {
    return null;
  }
}
