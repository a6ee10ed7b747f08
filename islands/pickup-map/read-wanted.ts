/**
 * Reads the options of the widget. Attributes, props and a page script's options may hold anything; unreadable parts
 * are left out.
 */
import { asObject, list, number, plain, text, truth } from "../../runtime/base/values";
import { readGeoPoint } from "../../runtime/dom/read-geo-point";
import type { Courier, Payment } from "./courier";
import type { Wanted } from "./wanted";

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
