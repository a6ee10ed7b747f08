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
import { kilometres, nearestFirst, readGeoPoint } from "../../runtime/places/geo-point";
import { readWeek } from "../../runtime/places/opening-hours";
import type { Place } from "../../runtime/places/place";

/** Paid at the point (`dvp`), or in advance. */
export type Payment = "dvp" | "prepaid";

/** A courier that delivers parcels to pickup points. */
export interface Courier {
  /** A checked whole number. */
  readonly id: number;
  /** `<id>-0` when paid on delivery, `<id>-1` when prepaid. */
  readonly fullId: string;
  readonly pays: Payment;
  /** As the page's script passed it; the script gets it back. */
  readonly price: unknown;
}

/** Names a courier's points in the request and in the answer. */
export const aliasOf = ({ id, pays }: Courier) => `courier_${id}${pays === "dvp" ? "_dvp" : ""}`;

export interface Point extends Place {
  /** `courier_<id>-<point id>`, unique in a list. */
  readonly uid: string;
  readonly id: string;
  readonly courier: Courier;
  readonly description: string;
  /** Kilometres; `null` when unknown. */
  readonly distance: number | null;
  /** The courier's price, above zero; 0 means free or unknown. */
  readonly cost: number;
  readonly costText: string;
  readonly icon: SafeUrl | null;
  readonly needsNumber: boolean;
  /** The platform's own object, which the page's script gets. */
  readonly raw: PlainObject;
}

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
    zipcode: text(at.postcode),
    city: text(at.city),
    country: text(at.country),
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

/** Kilometres within which the price counts more than the distance. */
const NEAR = 0.5;

/**
 * Sorts the list (contract B o). Near points come first, by price and then by distance. Points beyond half a kilometre,
 * and all free ones, follow by distance.
 * @param last the point that was chosen last time; it comes first if it is in the list
 */
export function sortPoints(points: readonly Point[], last: string | null): Point[] {
  const isNear = ({ cost, distance }: Point) => cost > 0 && distance !== null && distance <= NEAR;
  const byDistance = nearestFirst(points, ({ distance }) => distance);
  const near = byDistance.filter(isNear).sort((a, b) => a.cost - b.cost);
  const sorted = [...near, ...byDistance.filter((point) => !isNear(point))];
  const index = last === null ? -1 : sorted.findIndex(({ uid }) => uid === last);
  if (index > 0) sorted.unshift(...sorted.splice(index, 1));
  return sorted;
}
