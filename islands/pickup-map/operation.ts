/** The platform's operations for points and places, field by field as in contract B o. */
import { wellFormed } from "../../runtime/base/well-formed";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import { aliasOf, type Courier } from "./courier";
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
