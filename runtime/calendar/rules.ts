/** What may be chosen, and what a press on a day makes of what is chosen (spec §4 Date picker). Pure. */
import { addDays, clampDay, type Day, daysBetween, FIRST_DAY, LAST_DAY, weekdayOf } from "./days";

export type Mode = "single" | "multiple" | "multiple-ranged";

export interface Limits {
  readonly min?: Day;
  readonly max?: Day;
  readonly disabled?: Iterable<Day>;
  /** 0–6, Sunday is 0. */
  readonly disabledWeekdays?: Iterable<number>;
}

export interface Rules {
  readonly min: Day;
  readonly max: Day;
  /** Whether a day can be chosen. */
  isOpen(day: Day): boolean;
}

export function rulesOf({
  min = FIRST_DAY,
  max = LAST_DAY,
  disabled = [],
  disabledWeekdays = [],
}: Limits): Rules {
  const days = new Set(disabled);
  const weekdays = new Set(disabledWeekdays);
  return {
    min,
    max,
    isOpen: (day) => day >= min && day <= max && !days.has(day) && !weekdays.has(weekdayOf(day)),
  };
}

/**
 * The longest range: a leap year. Without an end, two presses could choose the 182,987 days from 1970 to 2470, which no
 * form takes and which would hold the page up; what shops ask for (a stay, a rental, a holiday) is far below.
 */
export const LONGEST_RANGE = 366;

export interface Chosen {
  /** In order, each once. */
  readonly days: readonly Day[];
  /** Where a range has begun that has no end yet. */
  readonly from?: Day;
}

export const nothing: Chosen = { days: [] };

/** Whether a press takes the day back: also one that was typed and cannot be chosen. */
export const takesBack = (mode: Mode, { days }: Chosen, day: Day): boolean =>
  mode !== "multiple-ranged" && days.includes(day);

/** What is chosen after a press; a day that cannot be chosen changes nothing. */
export function press(mode: Mode, chosen: Chosen, day: Day, rules: Rules): Chosen {
  const { days, from } = chosen;
  if (takesBack(mode, chosen, day)) return { days: days.filter((one) => one !== day) };
  if (!rules.isOpen(day)) return chosen;
  if (mode === "multiple-ranged")
    return from === undefined ? { days: [day], from: day } : { days: range(from, day, rules) };
  return { days: mode === "single" ? [day] : [...days, day].sort() };
}

/** Whether a range from one day to another is longer than any. */
export const isTooLong = (first: Day, last: Day): boolean =>
  Math.abs(daysBetween(first, last)) >= LONGEST_RANGE;

/** Every day between two that can be chosen, both included; no more than the longest range, counted from the first press. */
export function range(from: Day, to: Day, { isOpen }: Rules): Day[] {
  const end = clampDay(to, addDays(from, 1 - LONGEST_RANGE), addDays(from, LONGEST_RANGE - 1));
  const first = end < from ? end : from;
  const count = Math.abs(daysBetween(from, end)) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index)).filter(isOpen);
}
