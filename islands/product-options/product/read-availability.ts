/**
 * Reads availability and shipping time of a size, from the page's data or from an answer: both name fields differently.
 */
import { asObject, getPath, isPlainObject, isTruthyText, number, text } from "../../../runtime/base/values";
import type { Availability, Delivery } from "./product";

const STATUSES = ["enable", "disable", "order"] as const;

/** @returns `null` when there is no known status */
export function readAvailability(given: unknown): Availability | null {
  if (!isPlainObject(given)) return null;
  const statusText = text(given.status);
  const status = STATUSES.find((one) => one === statusText);
  if (!status) return null;
  return {
    status,
    isVisible: given.visible === "y" || (given.visible !== "n" && isTruthyText(given.visible)),
    description:
      text(given.status_description) || text(given.description) || text(given.status_description_tel),
    icon: text(given.status_gfx) || text(given.icon),
    byTelephone: text(given.description_tel) || text(given.status_description_tel),
    telephoneIcon: text(given.icon_tel),
    date: text(given.delivery_date),
  };
}

/**
 * @param given the size's shipping time: days, hours and minutes are its own fields, or fields of its `time`
 * @param unknown further flags; any true flag marks the time as unknown
 * @returns `null` when there is no data
 */
export function readDelivery(given: unknown, ...unknown: readonly unknown[]): Delivery | null {
  const isUnknown = [...unknown, getPath(given, "unknownTime")].some(isTruthyText);
  if (!isPlainObject(given) && !isUnknown) return null;
  const fields = asObject(given);
  const time = isPlainObject(fields.time) ? fields.time : fields;
  const first = (...names: string[]) =>
    names.map((name) => fields[name]).find((value) => value !== undefined);
  const count = (value: unknown) => Math.max(0, number(value) ?? 0);
  const weekDay = number(first("week_day", "weekDay"));
  const deadline = /^\d{1,2}:\d{2}/.exec(text(first("today_shipment_deadline", "todayShipmentDeadline")));
  return {
    isUnknown,
    days: count(time.days),
    hours: count(time.hours),
    minutes: count(time.minutes),
    isToday: isTruthyText(fields.today),
    weekDay: weekDay && weekDay >= 1 && weekDay <= 7 ? weekDay : null,
    weeks: count(first("week_amount", "weekAmount")),
    deadline: deadline ? deadline[0].padStart(5, "0") : null,
  };
}
