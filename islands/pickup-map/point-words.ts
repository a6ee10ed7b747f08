/** Texts of a point: for the list, for its popup on the map, and for screen readers. */
import { townOf } from "../../runtime/places/place";
import type { Point } from "./points";

/** Keys are the last part of the template's class (`cop_pickup_item__name`). */
export interface PointWords {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly description: string;
  readonly distance: string;
  readonly price: string;
}

/** @param isNear false when the shopper has named no place: a distance would be from nowhere */
export const wordsOf = (point: Point, language: string | undefined, isNear = true): PointWords => ({
  name: point.name,
  street: point.street,
  city: townOf(point),
  description: point.description,
  distance: isNear && point.distance ? distanceText(point.distance, language) : "",
  price: point.costText,
});

/** Formats a distance in metres as in the standard theme, and from one kilometre on in kilometres. */
export function distanceText(kilometres: number, language: string | undefined): string {
  const [value, unit] = kilometres < 1 ? [Math.round(kilometres * 1000), "meter"] : [kilometres, "kilometer"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

export const saidOf = (words: PointWords, ...more: readonly string[]): string =>
  [words.name, words.street, words.city, words.description, words.distance, words.price, ...more]
    .filter(Boolean)
    .join(", ");
