/**
 * The order of the list (contract B o). Near points come first, by price and then by distance. Points beyond half a
 * kilometre, and all free ones, follow by distance. Pure.
 */
import type { Point } from "./points";

/** Kilometres within which the price counts more than the distance. */
const NEAR = 0.5;

const far = (point: Point) => point.distance ?? Number.POSITIVE_INFINITY;
const byDistance = (a: Point, b: Point) => (far(a) < far(b) ? -1 : far(a) > far(b) ? 1 : 0);

/** @param last the point that was chosen last time; it comes first if it is in the list */
export function sortPoints(points: readonly Point[], last: string | null): Point[] {
  const isNear = (point: Point) => point.cost > 0 && far(point) <= NEAR;
  const near = points.filter(isNear).sort((a, b) => a.cost - b.cost || byDistance(a, b));
  const others = points.filter((point) => !isNear(point)).sort(byDistance);
  const sorted = [...near, ...others];
  const index = last === null ? -1 : sorted.findIndex(({ uid }) => uid === last);
  if (index > 0) sorted.unshift(...sorted.splice(index, 1));
  return sorted;
}
