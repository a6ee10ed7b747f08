/** Asks the platform for points and places, field by field as in contract B o, and reads its suggestions. */
import { getPath, list, type PlainObject, text } from "../../runtime/base/values";
import { wellFormed } from "../../runtime/base/well-formed";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/places/geo-point";
import { aliasOf, type Courier } from "./points";
import type { Wanted } from "./wanted";

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const fields = `{ pickupPoints { id name location link markerIconUrl requiredClientNumber openingDays { ${days.map((day) => `${day} { allDay }`).join(" ")} } coordinates { latitude longitude distance } address { buildingAndHouseNumber city country postcode street } } }`;

const typed = ({ type }: Wanted) => (type ? `&type=${encodeURIComponent(wellFormed(type))}` : "");

/**
 * Asks for the points of several couriers in one request. The document is safe: ids are checked whole numbers, and
 * payments one of two words.
 */
export function pointsOperation(wanted: Wanted, couriers: readonly Courier[]): GraphqlOperation {
  const parts = couriers.map(
    (courier) =>
      `${aliasOf(courier)}: pickupPoints(courierId: ${courier.id}, location: { latitude: $latitude, longitude: $longitude }, prepaid: ${courier.pays}, radius: $radius) ${fields}`,
  );
  const suffix =
    wanted.family === "cop"
      ? `?query=copModulesPickupPoints${typed(wanted)}`
      : "?query=subscriptionPickupPoints";
  return {
    suffix,
    document: `query PickupPoints($latitude: Float!, $longitude: Float!, $radius: Float!) { ${parts.join(" ")} }`,
  };
}

/** Asks for places whose names continue the typed text; only the first courier is asked. */
export const searchOperation = (wanted: Wanted): GraphqlOperation => ({
  suffix:
    wanted.family === "cop"
      ? `?query=copModulesSearchPickupPoints${typed(wanted)}`
      : "?query=subscriptionSearchPickupPoints",
  document:
    "query SearchPickupPoints($shippingId: Int!, $query: String!, $cashOnDelivery: Boolean!) { searchPickupPoints(SearchPickupPointsInput: { shippingId: $shippingId, query: $query, cashOnDelivery: $cashOnDelivery }) { data gps { latitude longitude } } }",
});

export interface Suggestion {
  readonly name: string;
  readonly place: GeoPoint;
}

const MOST_SUGGESTIONS = 8;

/** Reads the answer; skips places without coordinates, which lead nowhere. */
export function readSuggestions(data: PlainObject): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const entry of list(data.searchPickupPoints)) {
    const name = text(getPath(entry, "data")).trim();
    const place = readGeoPoint(getPath(entry, "gps", "latitude"), getPath(entry, "gps", "longitude"));
    if (name && place && !found.has(name)) found.set(name, { name, place });
  }
  return [...found.values()].slice(0, MOST_SUGGESTIONS);
}
