/** Which days, months or years a calendar shows, and whether there is more before and after. Pure. */
import { clampDay, dayOf, daysIn, monthOf, yearOf } from "./days";
import type { Rules } from "./rules";

export type View = "default" | "month" | "year";

export interface Shown {
  readonly view: View;
  readonly year: number;
  /** 0–11 */
  readonly month: number;
  /** The first year of the years' view. */
  readonly from: number;
}

type Bounds = Pick<Rules, "min" | "max">;

/** Years in a view, the one that is looked at in their middle (spec §9 Date picker). */
export const YEARS = 15;
export const BEFORE = 7;

/** Whether anything of a month lies within the first and the last day that can be chosen. */
export const reachesMonth = (year: number, month: number, { min, max }: Bounds): boolean =>
  dayOf(year, month, daysIn(year, month)) >= min && dayOf(year, month, 1) <= max;
export const reachesYear = (year: number, { min, max }: Bounds): boolean =>
  year >= yearOf(min) && year <= yearOf(max);

/** A month; `months` may lead into other years. The years' view follows. */
export function atMonth(view: View, year: number, months: number): Shown {
  const at = year + Math.floor(months / 12);
  return { view, year: at, month: ((months % 12) + 12) % 12, from: at - BEFORE };
}

/** One page on or back; null where nothing of it can be chosen. */
export function turned(shown: Shown, step: -1 | 1, rules: Bounds): Shown | null {
  const { view, year, month, from } = shown;
  if (view === "year") {
    const first = from + step * YEARS;
    const isReached = first <= yearOf(rules.max) && first + YEARS > yearOf(rules.min);
    return isReached ? { ...shown, from: first } : null;
  }
  const next = atMonth(view, year, month + (view === "month" ? 12 * step : step));
  const isReached =
    view === "month" ? reachesYear(next.year, rules) : reachesMonth(next.year, next.month, rules);
  return isReached ? next : null;
}

/** The days of a month, or of the nearest one that anything can be chosen in. */
export function daysNear({ year, month }: Pick<Shown, "year" | "month">, rules: Bounds): Shown {
  const day = clampDay(dayOf(year, month, 15), rules.min, rules.max);
  return reachesMonth(year, month, rules)
    ? atMonth("default", year, month)
    : atMonth("default", yearOf(day), monthOf(day));
}

/** By some months or years, as keys go in their grids; it stays where it cannot go. */
export function stepped(shown: Shown, kind: "month" | "year", step: number, rules: Bounds): Shown {
  if (kind === "month") {
    const next = atMonth("month", shown.year, shown.month + step);
    return reachesYear(next.year, rules) ? next : shown;
  }
  const year = Math.min(Math.max(shown.year + step, yearOf(rules.min)), yearOf(rules.max));
  const pages = Math.floor((year - shown.from) / YEARS);
  return { ...shown, year, from: shown.from + pages * YEARS };
}
