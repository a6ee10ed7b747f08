/** Maps keys to moves in a grid of days, months or years (APG date picker). Pure. */
import { addDays, addMonths, type Day, sinceMonday } from "./days";

export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** @param forward 1 for left-to-right text, -1 for right-to-left. @returns undefined for keys without a move */
export function dayByKey({ key, shiftKey }: Pressed, day: Day, forward: 1 | -1): Day | undefined {
  const steps: Readonly<Record<string, () => Day>> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -sinceMonday(day)),
    End: () => addDays(day, 6 - sinceMonday(day)),
    PageDown: () => addMonths(day, shiftKey ? 12 : 1),
    PageUp: () => addMonths(day, shiftKey ? -12 : -1),
  };
  return Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
}

/**
 * The move in a grid of months or years.
 * @param page the length of a page: 12 months, or the number of years
 * @returns the number of cells to move by; undefined for keys without a move
 */
export function stepByKey(
  { key }: Pressed,
  index: number,
  page: number,
  forward: 1 | -1,
  columns: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -(index % columns),
    End: columns - 1 - (index % columns),
    PageDown: page,
    PageUp: -page,
  };
  return Object.hasOwn(steps, key) ? steps[key] : undefined;
}

/** Months per row. */
export const MONTH_COLUMNS = 3;
