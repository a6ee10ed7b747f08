/** One place that the page tells of: a store, a partner, the shop itself. */
import type { SafeUrl } from "../../runtime/base/safe-url";
import type { GeoPoint } from "../../runtime/contracts/map";

export interface Store {
  /** Unique on the page, as the page's own ids are not (contract F 1.2): its position in the list. */
  readonly id: string;
  /** What the page calls it, for messages to its designer. */
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
  /** The server's own element of it; null where the island draws the list. */
  readonly element: HTMLElement | null;
  /** Null as long as it is not known; looking it up by the address may tell. */
  place: GeoPoint | null;
}

/** One that the server has rendered. */
export type Listed = Store & { readonly element: HTMLElement };

const joined = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);

/** As the platform writes it in popups: the code and the town do not part at the end of a line. */
export const townLine = ({ zipcode, city }: Store): string => joined([zipcode, city], "\u00a0");

/** As shoppers read it. */
export const addressOf = (store: Store): string =>
  joined([store.street, joined([store.zipcode, store.city], " ")], ", ");

/** As geocoding services are asked (contract F 1.2): street, city, country. */
export const questionFor = ({ street, city, country }: Store): string =>
  city || street ? joined([street, city, country], ", ") : "";
