/** Reads whether a size can be bought, and when it is sent: from the page's data, or from an answer, which name things differently. */
import { bag, getPath, isBag, isTruthyText, number, text } from "../../../runtime/base/values";
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
 * @param given the size's shipping time: days, hours and minutes stand in it, or in its `time`
 * @param unknown what else says that the time is not known: any of these
 * @returns null where nothing is said
 */
export function readDelivery(given: unknown, ...unknown: readonly unknown[]): Delivery | null {
  const isUnknown = [...unknown, getPath(given, "unknownTime")].some(isTruthyText);
  if (!isBag(given) && !isUnknown) return null;
  const own = bag(given);
  const time = isBag(own.time) ? own.time : own;
  const first = (...names: string[]) => names.map((name) => own[name]).find((value) => value !== undefined);
  const count = (value: unknown) => Math.max(0, number(value) ?? 0);
  const weekDay = number(first("week_day", "weekDay"));
  const deadline = /^\d{1,2}:\d{2}/.exec(text(first("today_shipment_deadline", "todayShipmentDeadline")));
  return {
    isUnknown,
    days: count(time.days),
    hours: count(time.hours),
    minutes: count(time.minutes),
    isToday: isTruthyText(own.today),
    weekDay: weekDay && weekDay >= 1 && weekDay <= 7 ? weekDay : null,
    weeks: count(first("week_amount", "weekAmount")),
    deadline: deadline ? deadline[0].padStart(5, "0") : null,
  };
}
