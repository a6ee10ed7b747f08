/**
 * Reads pickup points from an answer, which may hold anything, and sorts them. Pure.
 * A bad point costs itself only (bars R3, S8, S9).
 */
import { type SafeUrl, safeImage } from "../../runtime/base/safe-url";
import {
  address as addressOf,
  asObject,
  getPath,
  isPlainObject,
  isTruthyText,
  list,
  number,
  type PlainObject,
  text,
} from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";
import { zonedCountries } from "../../runtime/map/country-zones";
import { readWeek, type Week } from "../../runtime/map/opening-hours";
import type { Clock, ClockOf } from "../../runtime/map/place-clock";
import { aliasOf, type Courier } from "./courier";

export interface Point {
  /** `courier_<id>-<point id>`, unique in a list. */
  readonly uid: string;
  readonly id: string;
  readonly courier: Courier;
  readonly name: string;
  readonly description: string;
  readonly street: string;
  readonly city: string;
  /** By ISO 3166-1; `null` when unknown. */
  readonly country: string | null;
  readonly place: GeoPoint | null;
  /** Kilometres; `null` when unknown. */
  readonly distance: number | null;
  /** The courier's price, above zero; 0 means free or unknown. */
  readonly cost: number;
  readonly costText: string;
  readonly icon: SafeUrl | null;
  readonly needsNumber: boolean;
  readonly week: Week;
  /** The platform's own object, which the page's script gets. */
  readonly raw: PlainObject;
}

const countryOf = /* @__PURE__ */ zonedCountries();

/** The price of the courier's points, `{ value, formatted }`, from the page's script. */
const priceOf = ({ price }: Courier) => {
  const value = Math.max(0, number(getPath(price, "value")) ?? 0);
  return { cost: value, costText: text(getPath(price, "formatted")) };
};

export function readPoint(raw: unknown, courier: Courier, around: GeoPoint | null): Point | null {
  const id = text(getPath(raw, "id")).trim();
  if (!id || !isPlainObject(raw)) return null;
  const at = asObject(raw.address);
  const coordinates = asObject(raw.coordinates);
  const place = readGeoPoint(coordinates.latitude, coordinates.longitude);
  const joined = (...parts: unknown[]) => parts.map(text).filter(Boolean).join(" ");
  const distance = number(coordinates.distance);
  return {
    uid: `courier_${courier.id}-${id}`,
    id,
    courier,
    name: text(raw.name) || id,
    description: text(raw.location),
    street: joined(at.street, at.buildingAndHouseNumber),
    city: joined(at.postcode, at.city),
    country: countryOf(text(at.country)),
    place,
    distance: distance !== null && distance >= 0 ? distance : place && around && kilometres(place, around),
    ...priceOf(courier),
    icon: safeImage(addressOf(raw.markerIconUrl)),
    needsNumber: isTruthyText(raw.requiredClientNumber),
    week: readWeek(raw.openingDays),
    raw,
  };
}

/** @returns `null` when no courier has answered */
export function readPoints(
  data: PlainObject,
  couriers: readonly Courier[],
  around: GeoPoint,
): Point[] | null {
  const found = new Map<string, Point>();
  let answered = false;
  for (const courier of couriers) {
    const points = getPath(data, aliasOf(courier), "pickupPoints");
    answered ||= typeof points === "object" && points !== null;
    for (const raw of list(points)) {
      const point = readPoint(raw, courier, around);
      // The same point with two ways of payment counts as two.
      if (point) found.set(`${point.uid} ${courier.fullId}`, point);
    }
  }
  return answered ? withOwnIds([...found.values()]) : null;
}

/** Makes ids unique: of a point with two ways of payment, the second has its way in its id. */
function withOwnIds(points: readonly Point[]): Point[] {
  const taken = new Set<string>();
  return points.map((point) => {
    const uid = taken.has(point.uid) ? `${point.uid} ${point.courier.fullId}` : point.uid;
    taken.add(uid);
    return uid === point.uid ? point : { ...point, uid };
  });
}

/** What time it is at a point. */
export const clockAt = ({ country, place }: Point, clockOf: ClockOf): Clock => clockOf(country, place?.lng);

/** Distance along the earth's surface. */
export function kilometres(a: GeoPoint, b: GeoPoint): number {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lng - a.lng) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** The object that the page's script gets (contract F 1.3). */
export const chosenPoint = ({ raw, id, courier }: Point, clientNumber: string): Record<string, unknown> => ({
  ...raw,
  uid: `courier_${courier.id}-${id}`,
  courierId: courier.id,
  fullId: courier.fullId,
  price: courier.price,
  ...(clientNumber && { clientCourierNumber: clientNumber }),
});

/** Kilometres within which the price counts more than the distance. */
const NEAR = 0.5;

const far = (point: Point) => point.distance ?? Number.POSITIVE_INFINITY;
const byDistance = (a: Point, b: Point) => (far(a) < far(b) ? -1 : far(a) > far(b) ? 1 : 0);

/**
 * Sorts the list (contract B o). Near points come first, by price and then by distance. Points beyond half a kilometre,
 * and all free ones, follow by distance.
 * @param last the point that was chosen last time; it comes first if it is in the list
 */
export function sortPoints(points: readonly Point[], last: string | null): Point[] {
  const isNear = (point: Point) => point.cost > 0 && far(point) <= NEAR;
  const near = points.filter(isNear).sort((a, b) => a.cost - b.cost || byDistance(a, b));
  const others = points.filter((point) => !isNear(point)).sort(byDistance);
  const sorted = [...near, ...others];
  const index = last === null ? -1 : sorted.findIndex(({ uid }) => uid === last);
  if (index > 0) sorted.unshift(...sorted.splice(index, 1));
  return sorted;
}
