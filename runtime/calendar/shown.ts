/** Decides which days, months or years a calendar shows, and whether it can move back and forward. Pure. */
import { clampDay, type Day, dayOf, daysIn, monthOf, yearOf } from "./days";
import type { Rules } from "./rules";

export type View = "default" | "month" | "year";

export interface Shown {
  readonly view: View;
  readonly year: number;
  /** 0–11 */
  readonly month: number;
  /** The first year of the years' view. */
  readonly from: number;
  readonly pages: YearPages;
}

/** How the years' view is divided into pages. */
export interface YearPages {
  /** The number of years on a page. */
  readonly count: number;
  readonly columns: number;
  /** The first year of the page that contains a year. */
  firstOf(year: number): number;
}

/** The current year is in the middle. */
export const NEAR_YEARS: YearPages = { count: 15, columns: 3, firstOf: (year) => year - 7 };

/**
 * Pages for a birth date: whole decades, so that most adults find their year on the first page.
 * @param today the page before the last complete generation is the first one: in 2026, 1950–2009
 */
export const birthYears = (today: Day): YearPages => {
  const start = Math.floor((yearOf(today) - 70) / 10) * 10;
  return {
    count: 60,
    columns: 5,
    firstOf: (year) => start + Math.floor((year - start) / 60) * 60,
  };
};

/** The years of a view as text: `2019–2033`. */
export const yearsOf = ({ from, pages }: Shown): string => `${from}–${from + pages.count - 1}`;

type Bounds = Pick<Rules, "min" | "max">;

/** Whether any day of a month lies between the first and the last day that can be chosen. */
export const reachesMonth = (year: number, month: number, { min, max }: Bounds): boolean =>
  dayOf(year, month, daysIn(year, month)) >= min && dayOf(year, month, 1) <= max;
export const reachesYear = (year: number, { min, max }: Bounds): boolean =>
  year >= yearOf(min) && year <= yearOf(max);

/** Shows a month; `months` may lead into other years. The years' view follows. */
export function atMonth(view: View, year: number, months: number, pages: YearPages = NEAR_YEARS): Shown {
  const at = year + Math.floor(months / 12);
  return { view, year: at, month: ((months % 12) + 12) % 12, from: pages.firstOf(at), pages };
}

const monthsTo = (year: number, month: number) => year * 12 + month;
const monthsToDay = (day: Day) => monthsTo(yearOf(day), monthOf(day));

/** Position of a page: before all days that can be chosen (-1), after them (1), or among them (0). */
function sideOf({ view, year, month, from, pages }: Shown, { min, max }: Bounds): -1 | 0 | 1 {
  const isDays = view === "default";
  const first = view === "year" ? from : year;
  const last = view === "year" ? from + pages.count - 1 : year;
  if (monthsTo(last, isDays ? month : 11) < monthsToDay(min)) return -1;
  return monthsTo(first, isDays ? month : 0) > monthsToDay(max) ? 1 : 0;
}

/**
 * The next or previous page; `null` when no day on it can be chosen. A typed year can lead far outside; one step then
 * leads back.
 */
export function turned(shown: Shown, step: -1 | 1, rules: Bounds): Shown | null {
  const { view, year, month, from, pages } = shown;
  const next =
    view === "year"
      ? { ...shown, from: from + step * pages.count }
      : atMonth(view, year, month + (view === "month" ? 12 * step : step), pages);
  if (sideOf(next, rules) === 0) return next;
  return sideOf(shown, rules) === -step ? { ...daysNear(shown, rules), view } : null;
}

/** Shows the days of a month, or of the nearest month with a day that can be chosen. */
export function daysNear({ year, month, pages }: Omit<Shown, "view" | "from">, rules: Bounds): Shown {
  const day = clampDay(dayOf(year, month, 15), rules.min, rules.max);
  return reachesMonth(year, month, rules)
    ? atMonth("default", year, month, pages)
    : atMonth("default", yearOf(day), monthOf(day), pages);
}

/** Moves by months or years, as keys do in their grids; stays inside the limits. */
export function stepped(shown: Shown, kind: "month" | "year", step: number, rules: Bounds): Shown {
  if (kind === "month") {
    const next = atMonth("month", shown.year, shown.month + step, shown.pages);
    return reachesYear(next.year, rules) ? next : shown;
  }
  const year = Math.min(Math.max(shown.year + step, yearOf(rules.min)), yearOf(rules.max));
  const { count } = shown.pages;
  const turns = Math.floor((year - shown.from) / count);
  return { ...shown, year, from: shown.from + turns * count };
}
