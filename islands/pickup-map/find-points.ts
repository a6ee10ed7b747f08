/** Finds points of a list: by the filters, and by the text in the field for a place. Pure. */
import { clocksAt } from "../../runtime/places/clock";
import { isOpenAt, isOpenAtWeekend } from "../../runtime/places/opening-hours";
import { fullName, townOf } from "../../runtime/places/place";
import { type Search, searchIn } from "../../runtime/places/search";
import type { Suggestion } from "./operation";
import type { Point } from "./points";

export interface Filters {
  /** Words of the name or the address. */
  readonly text: string;
  readonly openNow: boolean;
  readonly weekend: boolean;
  /** Only points where the shopper can pay on delivery. */
  readonly cash: boolean;
}

export const NO_FILTERS: Filters = { text: "", openNow: false, weekend: false, cash: false };

/** Points with their searches, whose texts are prepared once, and not with each key. */
export interface Indexed {
  /** Words of the name, the address or the number. */
  readonly find: Search<Point>;
  /** Words of the name or the number: streets and towns are places. */
  readonly findByName: Search<Point>;
}

export const indexed = (points: readonly Point[]): Indexed => ({
  find: searchIn(points, (point) => [
    `${point.name} ${point.description} ${point.street} ${townOf(point)}`,
    point.id,
    point.zipcode,
  ]),
  findByName: searchIn(points, ({ name, id }) => [name, id]),
});

export function filterPoints(
  { find }: Indexed,
  { text, openNow, weekend, cash }: Filters,
  now: Date,
): readonly Point[] {
  const found = find(text);
  if (!openNow && !weekend && !cash) return found;
  const clockOf = clocksAt(now);
  return found.filter(
    (point) =>
      (!cash || point.courier.pays === "dvp") &&
      (!weekend || isOpenAtWeekend(point.week)) &&
      (!openNow || isOpenAt(point.week, clockOf(point))),
  );
}

/** A suggestion: a place, or a point of the list. */
export interface Option extends Omit<Suggestion, "place"> {
  readonly place: Suggestion["place"] | null;
  readonly uid?: string;
}

const MOST_OPTIONS = 3;
/** Characters from which a text can name a point. */
const ENOUGH = 3;

/** Points that a typed text names, as suggestions. */
export function pointOptions({ findByName }: Indexed, typed: string): readonly Option[] {
  if (typed.trim().length < ENOUGH) return [];
  return findByName(typed)
    .slice(0, MOST_OPTIONS)
    .map((point) => ({ name: fullName(point), place: point.place, uid: point.uid }));
}
