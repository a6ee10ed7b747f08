/** A location that the page lists or the map shows: a store, a partner or the shop itself. */
import type { SafeUrl } from "../../runtime/base/safe-url";
import type { GeoPoint } from "../../runtime/contracts/map";
import type { Week } from "../../runtime/map/opening-hours";

export interface StoreLocation {
  /** A number of ours, because the page's own ids are not unique (contract F 1.2). */
  readonly id: string;
  /** The page's own id, for warnings to the theme's designer. */
  readonly pageId: string;
  readonly name: string;
  readonly street: string;
  readonly zipcode: string;
  readonly city: string;
  readonly country: string;
  readonly link: SafeUrl | null;
  readonly phones: readonly string[];
  readonly email: string;
  readonly www: SafeUrl | null;
  readonly icon: SafeUrl | null;
  /** Opening hours; empty when the theme gives none. */
  readonly week: Week;
  /** The server's element of the store; `null` when the island renders the list. */
  readonly element: HTMLElement | null;
  /** `null` until the position is known; geocoding the address may find it. */
  place: GeoPoint | null;
}

/** A store that the server has rendered. */
export type ListedLocation = StoreLocation & { readonly element: HTMLElement };

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** Postal code and city, as in the platform's popups: a no-break space keeps them on one line. */
export const townLine = ({ zipcode, city }: StoreLocation): string => joined([zipcode, city], "\u00a0");

/** The address as shown to shoppers. */
export const addressOf = (store: StoreLocation): string =>
  joined([store.street, joined([store.zipcode, store.city], " ")], ", ");

/** The query for geocoding services: street, city, country. Empty without street and city (contract F 1.2). */
export const questionFor = ({ street, city, country }: StoreLocation): string =>
  city || street ? joined([street, city, country], ", ") : "";
