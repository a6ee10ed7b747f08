/** Decides which points of a list are shown. Pure; each key scans up to ten thousand points. */
import { foldLetters } from "../../runtime/dom/fold-letters";
import { isOpenAt, isOpenAtWeekend } from "../../runtime/map/opening-hours";
import { clocksAt } from "../../runtime/map/place-clock";
import { clockAt, type Point } from "./points";

export interface Filters {
  /** Words of the name or the address. */
  readonly text: string;
  readonly openNow: boolean;
  readonly weekend: boolean;
  /** Only points where the shopper can pay on delivery. */
  readonly cash: boolean;
}

export const NO_FILTERS: Filters = { text: "", openNow: false, weekend: false, cash: false };

/** Points with their search texts: letters are folded once, and not with each key. */
export interface Indexed {
  readonly points: readonly Point[];
  readonly words: readonly string[];
}

export const indexed = (points: readonly Point[]): Indexed => ({
  points,
  words: points.map(({ name, description, street, city, id }) =>
    foldLetters(`${name} ${description} ${street} ${city} ${id}`),
  ),
});

export function filterPoints(
  { points, words }: Indexed,
  { text, openNow, weekend, cash }: Filters,
  now: Date,
): readonly Point[] {
  const wanted = foldLetters(text).split(/\s+/).filter(Boolean);
  if (!wanted.length && !openNow && !weekend && !cash) return points;
  const clockOf = clocksAt(now);
  return points.filter(
    (point, index) =>
      wanted.every((word) => words[index]?.includes(word)) &&
      (!cash || point.courier.pays === "dvp") &&
      (!weekend || isOpenAtWeekend(point.week)) &&
      (!openNow || isOpenAt(point.week, clockAt(point, clockOf))),
  );
}
