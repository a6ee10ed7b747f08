/**
 * Reads and writes the field's text. Pure.
 * - one day: `2026-03-09`, with a time `2026-03-09 13:45`
 * - several days: `2026-03-09, 2026-03-12`
 * - a range: `2026-03-03/2026-03-09`
 */
import type { Day } from "../../runtime/calendar/days";
import { type Chosen, isTooLong, type Mode, nothing, type Rules, range } from "../../runtime/calendar/rules";

export interface Time {
  readonly hours: number;
  readonly minutes: number;
}
export interface Value {
  readonly chosen: Chosen;
  readonly time?: Time;
}
/** Reads one day; `null` for text that is not a day. */
export type ReadDay = (typed: string) => Day | null;
interface Kind {
  readonly mode: Mode;
  readonly hasTime: boolean;
}

const two = (value: number) => String(value).padStart(2, "0");

export function writeValue({ chosen: { days }, time }: Value, { mode, hasTime }: Kind): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first) return "";
  if (mode === "multiple-ranged") return first === last ? first : `${first}/${last}`;
  if (mode === "multiple") return days.join(", ");
  return hasTime && time ? `${first} ${two(time.hours)}:${two(time.minutes)}` : first;
}

/** @returns `null` for unreadable text; an empty field means no choice */
export function readValue(
  typed: string,
  { mode, hasTime }: Kind,
  rules: Rules,
  readDay: ReadDay,
): Value | null {
  const written = typed.trim();
  if (!written) return { chosen: nothing };
  const [, day = "", hours, minutes] = /^(.*?)(?:[T\s]+(\d{1,2}):(\d{2}))?$/.exec(written) ?? [];
  if (hours !== undefined && !hasTime) return null;
  const days = readDays(hasTime ? day : written, mode, readDay);
  if (!days) return null;
  const chosen = { days: mode === "multiple-ranged" ? rangeOf(days, rules) : days };
  if (hours === undefined) return { chosen };
  const time = { hours: Number(hours), minutes: Number(minutes) };
  return time.hours < 24 && time.minutes < 60 ? { chosen, time } : null;
}

/** A range that is too long keeps only its ends: the field reports it and does not shorten it. */
function rangeOf(ends: readonly Day[], rules: Rules): readonly Day[] {
  const [first, last] = ends;
  if (!first || !last || isTooLong(first, last)) return ends;
  return range(first, last, openFor(ends, rules));
}

/** Typed ends stay even where they cannot be chosen: the field reports it and does not change them. */
const openFor = (ends: readonly Day[], rules: Rules): Rules => ({
  ...rules,
  isOpen: (day) => ends.includes(day) || rules.isOpen(day),
});

function readDays(written: string, mode: Mode, readDay: ReadDay): Day[] | null {
  const parts = mode === "single" ? [written] : written.split(mode === "multiple" ? LIST_SIGN : RANGE_SIGN);
  const days = parts.map((part) => readDay(part.trim()));
  if (!days.every((day) => day !== null) || (mode === "multiple-ranged" && days.length > 2)) return null;
  return inOrder(days);
}

/** Start of a new choice when only a part of the field is readable: a list keeps its readable days. */
export function readableDays(typed: string, { mode }: Kind, readDay: ReadDay): Value {
  const days = mode === "multiple" ? typed.split(LIST_SIGN).map((part) => readDay(part.trim())) : [];
  return { chosen: { days: inOrder(days.filter((day) => day !== null)) } };
}

const inOrder = (days: readonly Day[]): Day[] => [...new Set(days)].sort();

const LIST_SIGN = /[,;]/;

/** Separates the ends of a range: a dash, a hyphen between spaces, or a slash before a day with the year first. */
const RANGE_SIGN = /\s*[–—]\s*|\s+-\s+|\s*\/\s*(?=\d{4}-)/;
