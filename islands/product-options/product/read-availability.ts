/** Reads whether a size can be bought, and when it is sent: from the page's data, or from an answer, which name things differently. */
import { dig, isBag, number, text, yes } from "../../../runtime/ground/values";
import type { Availability, Delivery } from "./product";

const STATUSES = ["enable", "disable", "order"] as const;

/** @returns null where nothing is said */
export function readAvailability(given: unknown): Availability | null {
  if (!isBag(given)) return null;
  const said = text(given.status);
  const status = STATUSES.find((one) => one === said);
  if (!status) return null;
  return {
    status,
    isVisible: given.visible === "y" || (given.visible !== "n" && yes(given.visible)),
    description:
      text(given.status_description) || text(given.description) || text(given.status_description_tel),
    icon: text(given.status_gfx) || text(given.icon),
    byTelephone: text(given.description_tel) || text(given.status_description_tel),
    telephoneIcon: text(given.icon_tel),
    date: text(given.delivery_date),
  };
}

/**
 * @param given the size's shipping time
 * @param isUndefined the size's "number of days is not known"
 */
export function readDelivery(given: unknown, isUndefined: unknown, isUnknown?: unknown): Delivery | null {
  if (!isBag(given)) return null;
  const first = (...names: string[]) => names.map((name) => given[name]).find((value) => value !== undefined);
  const count = (value: unknown) => Math.max(0, number(value) ?? 0);
  const weekDay = number(first("week_day", "weekDay"));
  const deadline = /^\d{1,2}:\d{2}/.exec(text(first("today_shipment_deadline", "todayShipmentDeadline")));
  return {
    isUnknown: yes(isUndefined) || yes(isUnknown) || yes(dig(given, "unknownTime")),
    days: count(given.days),
    hours: count(given.hours),
    minutes: count(given.minutes),
    isToday: yes(given.today),
    weekDay: weekDay && weekDay >= 1 && weekDay <= 7 ? weekDay : null,
    weeks: count(first("week_amount", "weekAmount")),
    deadline: deadline ? deadline[0].padStart(5, "0") : null,
  };
}
