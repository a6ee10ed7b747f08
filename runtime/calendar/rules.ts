/** Decides which days can be chosen, and how a press on a day changes the selection. Pure. */
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
 * The longest range: a leap year. Without a limit, two presses could choose the 182,987 days from 1970 to 2470. No form
 * accepts so many, and they would block the page. What shops ask for (a stay, a rental, a holiday) is far below.
 */
export const LONGEST_RANGE = 366;

export interface Chosen {
  /** Sorted, each day once. */
  readonly days: readonly Day[];
  /** The start of a range that has no end yet. */
  readonly from?: Day;
}

export const nothing: Chosen = { days: [] };

/** Whether a press deselects the day, even a typed day that cannot be chosen. */
export const takesBack = (mode: Mode, { days }: Chosen, day: Day): boolean =>
  mode !== "multiple-ranged" && days.includes(day);

/** The selection after a press; a day that cannot be chosen changes nothing. */
export function press(mode: Mode, chosen: Chosen, day: Day, rules: Rules): Chosen {
  const { days, from } = chosen;
  if (takesBack(mode, chosen, day)) return { days: days.filter((other) => other !== day) };
  if (!rules.isOpen(day)) return chosen;
  if (mode === "multiple-ranged")
    return from === undefined ? { days: [day], from: day } : { days: range(from, day, rules) };
  return { days: mode === "single" ? [day] : [...days, day].sort() };
}

/** Whether a range is longer than the longest that is allowed. */
export const isTooLong = (first: Day, last: Day): boolean =>
  Math.abs(daysBetween(first, last)) >= LONGEST_RANGE;

/** All days of a range that can be chosen, ends included; cut to the longest range, counted from the first press. */
export function range(from: Day, to: Day, { isOpen }: Rules): Day[] {
  const end = clampDay(to, addDays(from, 1 - LONGEST_RANGE), addDays(from, LONGEST_RANGE - 1));
  const first = end < from ? end : from;
  const count = Math.abs(daysBetween(from, end)) + 1;
  return [...Array(count)].map((_, index) => addDays(first, index)).filter(isOpen);
}
