/**
 * Writes the field's text, and reads what it writes; `value.ts` reads all other spellings. Pure.
 * - one day: `2026-03-09`, with a time `2026-03-09 13:45`
 * - several days: `2026-03-09, 2026-03-12`
 * - a range: `2026-03-03/2026-03-09`
 */
import { type Day, readDay } from "../../runtime/calendar/days";
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
export interface Kind {
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

/**
 * Reads the field's own format. Other spellings are read by a chunk of their own.
 * @returns `null` for other text; an empty field means no choice
 */
export function readWritten(text: string, kind: Kind, rules: Rules): Value | null {
  const written = text.trim();
  if (!written) return { chosen: nothing };
  const [, day = written, ...clock] = (kind.hasTime && /^(.+)[T ](\d\d):(\d\d)$/.exec(written)) || [];
  const [hours = 0, minutes = 0] = clock.map(Number);
  const sign = { single: "\n", multiple: ", ", "multiple-ranged": "/" }[kind.mode];
  const days = day.split(sign).map(readDay);
  if (hours > 23 || minutes > 59 || !days.every((one) => one !== null)) return null;
  return valueFor(days, kind, rules, clock.length ? { hours, minutes } : undefined);
}

/**
 * Makes the value of days in any order.
 * @returns `null` when a range has more than two ends
 */
export function valueFor(all: readonly Day[], { mode }: Kind, rules: Rules, time?: Time): Value | null {
  const days = [...new Set(all)].sort();
  if (mode === "multiple-ranged" && all.length > 2) return null;
  const chosen = { days: mode === "multiple-ranged" ? rangeOf(days, rules) : days };
  return { chosen, ...(time && { time }) };
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
