/**
 * What a page wants of the widget: couriers, a start, and what happens with the chosen point. Attributes, props and a page
 * script's options (contract F 1.3) may hold anything; unreadable parts are left out.
 */
import { asObject, list, number, plain, text, truth } from "../../runtime/base/values";
import type { GeoPoint } from "../../runtime/contracts/map";
import { readGeoPoint } from "../../runtime/places/geo-point";
import type { Courier, Payment, Point } from "./points";

export interface Wanted {
  readonly couriers: readonly Courier[];
  readonly start: GeoPoint | null;
  /** Start of the list when no place is given: a text, for which the platform finds a place. */
  readonly address: string;
  /** The page's name in requests: `order1`, `oscop`, `pickupSites`. */
  readonly type: string;
  /** Prefix of the page's template names; a subscription's requests have other names. */
  readonly family: "cop" | "subscr";
  /** The widget is in a dialog, whose title explains it. */
  readonly isTitled?: boolean;
  /**
   * Chooses the point, with its number where the courier needs one.
   * @returns false while an earlier choice is being sent
   */
  choose(point: Point, clientNumber: string): boolean;
  /** Called when the first list is shown. */
  ready(): void;
}

type Asked = Omit<Wanted, "choose" | "ready">;

function readCouriers(given: readonly unknown[], usual: Payment): Courier[] {
  const couriers = new Map<string, Courier>();
  for (const entry of given) {
    const { id, fullId, price = null } = asObject(entry);
    const whole = number(id);
    if (whole === null || !Number.isSafeInteger(whole) || whole < 0) continue;
    const named = text(fullId);
    const ending = /-([01])$/.exec(named)?.[1];
    const pays = ending ? (ending === "0" ? "dvp" : "prepaid") : usual;
    const full = named || `${whole}-${pays === "dvp" ? 0 : 1}`;
    couriers.set(full, { id: whole, fullId: full, pays, price });
  }
  return [...couriers.values()];
}

/** Reads the options of a call (`init`). Returns `null` without a courier: the call is a no-op then. */
export function readOptions(given: unknown, family: Wanted["family"]): Asked | null {
  const options = asObject(given);
  const couriers = readCouriers(list(options.couriers), truth(options.cashOnDelivery) ? "dvp" : "prepaid");
  if (!couriers.length) return null;
  return {
    couriers,
    start: readGeoPoint(options.lat, options.lng),
    address: text(options.address).trim(),
    type: text(options.type),
    family,
  };
}

/** Reads the options of a host from its props or, as on the platform's form, from its attributes. */
export function readHost(host: HTMLElement, props: Readonly<Record<string, unknown>>): Asked | null {
  const { courierId, prepaid, lat, lng, address } = host.dataset;
  const usual = (props.prepaid ?? plain(prepaid)) === "dvp" ? "dvp" : "prepaid";
  const given = Array.isArray(props.couriers)
    ? props.couriers.map((entry) => (typeof entry === "object" ? entry : { id: entry }))
    : (courierId ?? "").split(/[\s,]+/).map((id) => ({ id }));
  const couriers = readCouriers(given, usual);
  if (!couriers.length) return null;
  return {
    couriers,
    start: readGeoPoint(props.lat ?? lat, props.lng ?? lng),
    address: text(props.address ?? address).trim(),
    type: "pickupSites",
    family: "cop",
  };
}
