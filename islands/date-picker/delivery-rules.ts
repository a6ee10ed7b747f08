import { type Day, localDay, readDay } from "../../runtime/calendar/days";
import { type Rules, rulesOf } from "../../runtime/calendar/rules";

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Reads the days on which a courier delivers, from the host or its box: from `data-first-date`, on
 * `data-working-days="1,2,7"` (7 is Sunday), not on `data-holidays`. Without working days every weekday counts.
 */
export function deliveryRules(host: Element, box: Element): { readonly first: Day; readonly rules: Rules } {
  const readList = (name: string) =>
    (host.getAttribute(name) ?? box.getAttribute(name) ?? "").split(",").map((entry) => entry.trim());
  const working = readList("data-working-days").flatMap((entry) =>
    /^[0-7]$/.test(entry) ? [Number(entry) % 7] : [],
  );
  const first = readDay(readList("data-first-date")[0]) ?? localDay();
  const disabledWeekdays = working.length ? WEEK.filter((day) => !working.includes(day)) : [];
  return { first, rules: rulesOf({ min: first, disabled: readList("data-holidays"), disabledWeekdays }) };
}
