/**
 * Days without a time and without a zone. Arithmetic uses calendar fields and UTC, so a clock change can neither repeat
 * nor skip a day. Pure.
 */

/** `YYYY-MM-DD`, so that days compare as strings. */
export type Day = string;

/** The days that can be chosen when no limits are given. */
export const FIRST_DAY: Day = "1970-01-01";
export const LAST_DAY: Day = "2470-12-31";

/** The range of years with four digits. */
const EARLIEST: Day = "0001-01-01";
const LATEST: Day = "9999-12-31";
const DAY_MS = 86_400_000;

const digits = (value: number, length: number) => String(value).padStart(length, "0");
/** The start of the day in UTC, which has no clock changes. */
const moment = (day: Day) => new Date(`${day}T00:00:00Z`);

export const clampDay = (day: Day, first: Day, last: Day): Day =>
  day < first ? first : day > last ? last : day;

/** @param month 0–11 */
export const dayOf = (year: number, month: number, date: number): Day =>
  `${digits(year, 4)}-${digits(month + 1, 2)}-${digits(date, 2)}`;

/** Accepts an existing day, written in full; `null` for anything else: `2023-02-29` does not become March. */
export function readDay(written: unknown): Day | null {
  if (typeof written !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(written) || written < EARLIEST) return null;
  const date = moment(written);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
/** 0–11 */
export const monthOf = (day: Day): number => Number(day.slice(5, 7)) - 1;
export const dateOf = (day: Day): number => Number(day.slice(8, 10));
/** 0–6, Sunday is 0. */
export const weekdayOf = (day: Day): number => moment(day).getUTCDay();
/** Days since the Monday of its week: 0–6. */
export const sinceMonday = (day: Day): number => (weekdayOf(day) + 6) % 7;

export function addDays(day: Day, count: number): Day {
  const date = new Date(moment(day).getTime() + count * DAY_MS);
  const year = date.getUTCFullYear();
  if (year < 1) return EARLIEST;
  return year > 9999 ? LATEST : date.toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  (moment(to).getTime() - moment(from).getTime()) / DAY_MS;

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** @param month 0–11 */
export const daysIn = (year: number, month: number): number =>
  month === 1 ? (isLeap(year) ? 29 : 28) : [3, 5, 8, 10].includes(month) ? 30 : 31;

/** The same date some months later; the last day of a month that is shorter. */
export function addMonths(day: Day, count: number): Day {
  const months = yearOf(day) * 12 + monthOf(day) + count;
  const [year, month] = [Math.floor(months / 12), ((months % 12) + 12) % 12];
  if (year < 1) return EARLIEST;
  if (year > 9999) return LATEST;
  return dayOf(year, month, Math.min(dateOf(day), daysIn(year, month)));
}

/** The six weeks that show a month, Monday first. Always six, so that the layout does not shift between months. */
export function weeksOf(year: number, month: number): Day[][] {
  const first = dayOf(year, month, 1);
  const from = -sinceMonday(first);
  return [...Array(6)].map((_, week) =>
    [...Array(7)].map((__, weekday) => addDays(first, from + week * 7 + weekday)),
  );
}

/** The shopper's current day, by the clock of the device. */
export const localDay = (now = new Date()): Day => dayOf(now.getFullYear(), now.getMonth(), now.getDate());

/**
 * The day that a page's `Date` means: the start of a day in the device's zone means that local day. Any other time means
 * the day in UTC, in which pages of the old calendar count (contract B n).
 */
export function dayOfDate(date: Date): Day {
  const year = date.getFullYear();
  if (year < 1) return EARLIEST;
  if (year > 9999) return LATEST;
  return isStartOfDay(date)
    ? localDay(date)
    : clampDay(date.toISOString().slice(-24, -14).padStart(10, "0"), EARLIEST, LATEST);
}

/** Where the clocks jump at midnight, as in Cairo and Beirut, a day starts with the hour after it. */
function isStartOfDay(date: Date): boolean {
  const start = new Date(date);
  start.setHours(0, 0, 0, 0);
  return start.getTime() === date.getTime();
}
