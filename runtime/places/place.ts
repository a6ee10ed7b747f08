/** A place that a list shows and a map marks: a store, a partner, a pickup point. */
import type { GeoPoint } from "../contracts/map";
import type { Week } from "./opening-hours";

export interface Place {
  readonly name: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  /** As the shop or the courier writes it: a name, or the letters of ISO 3166-1. */
  readonly country: string;
  /** Opening hours; empty when unknown. */
  readonly week: Week;
  /** The coordinates; `null` while they are unknown. */
  readonly place: GeoPoint | null;
}

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** Postal code and city. */
export const townOf = ({ zipcode, city }: Pick<Place, "zipcode" | "city">, between = " "): string =>
  joined([zipcode, city], between);

/** The address as shown to shoppers. */
export const addressOf = (place: Place): string => joined([place.street, townOf(place)], ", ");

/** The name with the address, for screen readers and suggestions. */
export const fullName = (place: Place): string => joined([place.name, addressOf(place)], ", ");

/** The query for geocoding services: street, city, country. Empty without street and city (contract F 1.2). */
export const questionFor = ({ street, city, country }: Place): string =>
  city || street ? joined([street, city, country], ", ") : "";
