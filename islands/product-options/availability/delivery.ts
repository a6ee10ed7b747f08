import type { Translate } from "../../../runtime/contracts/texts";
import type { Delivery } from "../product/product";
import type { Text } from "../texts";

/** Texts of the page's two elements: "Wysyłka " and "jutro". */
export interface DeliveryWords {
  readonly label: string;
  readonly when: string;
}

/** Minutes before the deadline in which the text is "order until". */
const SOON_MINUTES = 180;
/** Beyond this many days, the text counts days instead of naming a weekday. */
const FAR_DAYS = 29;
const DAY_NAMES = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/**
 * @param now the shopper's clock
 * @returns `null` when the time is unknown
 */
export function deliveryWords(delivery: Delivery, now: Date, t: Translate<Text>): DeliveryWords | null {
  const { isUnknown, days, hours, minutes, isToday, weekDay, weeks, deadline } = delivery;
  if (isUnknown) return null;
  const sent = t("product.sent");
  if (isToday && deadline && isSoon(deadline, now))
    return { label: t("product.order-until"), when: t("product.until-today", { time: deadline }) };
  if (isToday) return { label: sent, when: t("product.today") };
  const isTomorrow = days === 0 || (days === 1 && hours === 0 && minutes === 0);
  if (isTomorrow) return { label: sent, when: t("product.tomorrow") };
  if (days > FAR_DAYS || !weekDay)
    return { label: t("product.sent-in"), when: t("product.days", { count: days }) };
  const day = t(`product.on-${DAY_NAMES[weekDay - 1] ?? "monday"}`);
  return { label: sent, when: weeks > 0 ? `${day} (${dayAndMonth(now, days, weekDay)})` : day };
}

/** Whether the deadline lies ahead, less than three hours away. */
function isSoon(deadline: string, now: Date): boolean {
  const [hour = 0, minute = 0] = deadline.split(":").map(Number);
  const left = hour * 60 + minute - (now.getHours() * 60 + now.getMinutes());
  return left > 0 && left < SOON_MINUTES;
}

/** The date of the weekday that is nearest to `days` from now: the server's days may be followed by hours. */
function dayAndMonth(now: Date, days: number, weekDay: number): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const ahead = (weekDay - then.getDay() + 7) % 7;
  then.setDate(then.getDate() + (ahead > 3 ? ahead - 7 : ahead));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(then.getDate())}.${two(then.getMonth() + 1)}`;
}
